import { formDraft } from '#src/stores/interface/form-draft.ts';

export const userInfoDraft = formDraft('draft:user-info');
