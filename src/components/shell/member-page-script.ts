import { inlineScriptHash } from './inline-script-hash.ts';

/**
 * The one script of a page that names its member. The back/forward cache keeps such a page in spite of `no-store`, and would bring it
 * back after the session has ended elsewhere: it is blank as it leaves, and loaded anew as it comes back.
 */
export const MEMBER_PAGE_SCRIPT =
  "addEventListener('pagehide',()=>{document.documentElement.hidden=true});" +
  "addEventListener('pageshow',(event)=>{if(event.persisted)location.reload()})";

/** For the policy of such a page. */
export const memberPageScriptHash = inlineScriptHash(MEMBER_PAGE_SCRIPT);
