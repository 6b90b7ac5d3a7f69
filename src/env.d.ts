/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What answers search, since and single records. */
    answers: import('./publication/answers.ts').Answers;
    /** What the page and its components are made of. */
    pageContext: import('./astro/page-context.ts').PageContext;
  }
}

interface ImportMetaEnv {
  /** Whether the server answers where the built pages are; a script of theirs is told by the build. */
  readonly HAS_SERVER: boolean;
}
