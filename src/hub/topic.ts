/** One version of what the hub distributes. */
export interface Topic {
  /** As its publisher announces it. */
  readonly url: string;
  /** The `Content-Type` of its GET, string for string. */
  readonly contentType: string;
  /** The strong entity tag of its bytes, with quotes. */
  readonly etag: string;
}

/** What is published at a moment. */
export interface Edition<T extends Topic = Topic> {
  /** Orders editions over all instances: a later one has a higher number. */
  readonly sequence: number;
  /** The hub that the topics announce. */
  readonly hubUrl: string;
  readonly topics: readonly T[];
}

/** A topic as it is published; its bytes can be read as long as the edition is the current one. */
export interface PublishedTopic extends Topic {
  /** The exact bytes, not encoded. */
  read(): Uint8Array | Promise<Uint8Array>;
}

/** A topic with its exact bytes. */
export interface TopicContent extends Topic {
  readonly body: Uint8Array;
}

/**
 * Brings two spellings of a topic together: escapes of characters that need none are undone (RFC 3986, section 2.3;
 * WebSub, section 5.1.1).
 */
export function canonicalTopic(url: string): string {
  return url.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const character = String.fromCharCode(Number.parseInt(triplet.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : triplet;
  });
}

/** The topic that is meant by an address, however that is written. */
export function findTopic<T extends Topic>(topics: readonly T[], address: string): T | undefined {
  const canonical = canonicalTopic(address);
  return topics.find(({ url }) => canonicalTopic(url) === canonical);
}

/** For messages that say which topics there are. */
export function addressesOf(topics: readonly Topic[]): string {
  return topics.map(({ url }) => url).join(', ');
}
