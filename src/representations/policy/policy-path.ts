/** The path below `{base_url}` of the page that says how reviews are handled. */
export const POLICY_PATH = '/policy';
