import { createAuthority } from '../network/certificates.ts';

/** The certificate authority of the tests' callbacks, which the hubs of the tests trust. */
export const authority = await createAuthority();
