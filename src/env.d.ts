/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What answers search and since. */
    answers: import('./publication/answers.ts').Answers;
  }
}
