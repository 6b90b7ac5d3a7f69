// Plain JavaScript for any Node, like scripts/bootstrap.mjs.

/** What npm prints when it cannot download the packages, or gets something else, such as the login page of a hotel. */
export const REGISTRY_ERROR =
  / code (ENOTFOUND|ENOTCACHED|EAI_AGAIN|E(CONN|HOST|NET)\w+|ETIMEDOUT|ERR_SOCKET\w*|\w*CERT\w*|E[45]\d\d|FETCH_ERROR|EINTEGRITY|EPROTO|ERR_SSL\w*)\b/;
