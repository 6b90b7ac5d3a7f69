/** A file that subscribers get anew whenever it changes, such as a feed. */
export interface Topic {
  /** Its URL, as the publisher announces it. */
  readonly url: string;
  /** The exact `Content-Type` that a GET of the topic answers. */
  readonly contentType: string;
  /** The strong entity tag of its bytes, with quotes. */
  readonly etag: string;
}

/** What is published at one moment: all topics of one build. */
export interface Edition<T extends Topic = Topic> {
  /** A later edition has a higher number; all instances of the hub use the same numbers. */
  readonly sequence: number;
  /** The URL of the hub that the topics announce. */
  readonly hubUrl: string;
  readonly topics: readonly T[];
}

/** A topic as it is published. Its bytes can be read only while the edition is the current one. */
export interface PublishedTopic extends Topic {
  /** Reads the exact bytes, not compressed. */
  read(): Uint8Array | Promise<Uint8Array>;
}

/** A topic with its exact bytes. */
export interface TopicContent extends Topic {
  readonly body: Uint8Array;
}

/**
 * Gives all spellings of a topic's URL that mean the same the same form: characters that are escaped without need are
 * unescaped (RFC 3986, section 2.3; WebSub, section 5.1.1).
 */
export function canonicalTopic(url: string): string {
  return url.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : triplet;
  });
}

/** The topic of an address, in any spelling that means the same. */
export function findTopic<T extends Topic>(topics: readonly T[], address: string): T | undefined {
  const canonical = canonicalTopic(address);
  return topics.find(({ url }) => canonicalTopic(url) === canonical);
}
