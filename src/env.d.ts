/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What answers search, since and single records. */
    answers: import('./publication/answers.ts').Answers;
    /** Made when a page first asks for it. */
    pageContext?: import('./astro/page-context.ts').PageContext;
  }
}

interface ImportMetaEnv {
  /** Whether the server answers where the built pages are; a script of theirs is told by the build. */
  readonly HAS_SERVER: boolean;
}
