import { isIP } from 'node:net';

/** Issues certificates that are trusted only with its own PEM. */
export interface Authority {
  /** Its certificate, as PEM. */
  readonly ca: string;
  /** A key and a certificate for names and IP addresses, valid for a day unless told otherwise. */
  issue(names: { hosts: string[]; notAfter?: Date }): Promise<{ key: string; cert: string }>;
}

const P256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

/** Makes an authority with its own key. */
export async function createAuthority(): Promise<Authority> {
  const { BasicConstraintsExtension, ExtendedKeyUsageExtension, SubjectAlternativeNameExtension, X509CertificateGenerator } =
    await importX509();
  const keys = await generateKeys();
  const root = await X509CertificateGenerator.createSelfSigned({
    // The name is unique, because two authorities with the same name would be confused.
    name: `CN=Test authority ${crypto.randomUUID()}`,
    keys,
    ...validity(new Date(Date.now() + DAY_MS)),
    extensions: [new BasicConstraintsExtension(true, 0, true)],
    signingAlgorithm: P256,
  });

  async function issue({ hosts, notAfter = new Date(Date.now() + DAY_MS) }: { hosts: string[]; notAfter?: Date }) {
    const { publicKey, privateKey } = await generateKeys();
    const names = hosts.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value }));
    const certificate = await X509CertificateGenerator.create({
      subject: 'CN=Test callback',
      issuer: root.subject,
      publicKey,
      signingKey: keys.privateKey,
      ...validity(notAfter),
      // 1.3.6.1.5.5.7.3.1 stands for TLS servers (RFC 5280 section 4.2.1.12).
      extensions: [new SubjectAlternativeNameExtension(names), new ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.1'])],
      signingAlgorithm: P256,
    });
    return { key: await toPem(privateKey), cert: certificate.toString('pem') };
  }

  return { ca: root.toString('pem'), issue };
}

/** When it is loaded, the package's injection container asks for decorator metadata, which nothing here has. */
function importX509() {
  if (!('getOwnMetadata' in Reflect)) {
    const none = () => undefined;
    Object.assign(Reflect, { getMetadata: none, getOwnMetadata: none });
  }
  return import('@peculiar/x509');
}

function generateKeys() {
  return crypto.subtle.generateKey(P256, true, ['sign', 'verify']);
}

/** Begins a day before its end or before now, whichever is earlier, so that an expired certificate is well-formed too. */
function validity(notAfter: Date): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(Math.min(Date.now(), notAfter.getTime()) - DAY_MS), notAfter };
}

async function toPem(key: CryptoKey): Promise<string> {
  const bytes = await crypto.subtle.exportKey('pkcs8', key);
  return `-----BEGIN PRIVATE KEY-----\n${Buffer.from(bytes).toString('base64')}\n-----END PRIVATE KEY-----\n`;
}
