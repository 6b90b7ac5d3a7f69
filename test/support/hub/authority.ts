import { createAuthority } from '../network/certificates.ts';

/** Signs the certificates of the tests' callbacks; the hubs of the tests trust it. */
export const authority = await createAuthority();
