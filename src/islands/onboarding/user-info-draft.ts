import { formDraft } from '#src/stores/interface/form-draft.ts';

export const { read: readDraft, write: writeDraft, drop: dropDraft } = formDraft('draft:user-info');
