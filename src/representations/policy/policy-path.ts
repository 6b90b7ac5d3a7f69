/** Where the page is below `{base_url}` that says how reviews are handled. */
export const POLICY_PATH = '/policy';
