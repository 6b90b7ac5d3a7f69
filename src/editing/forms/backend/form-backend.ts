import { type FormAnswer, no, requestSchema } from './exchange.ts';
import { answerReading } from './reading.ts';
import { remove, type SavingParts, save } from './saving.ts';

export interface FormBackend {
  /** Answers a request, which is checked first. */
  answer(request: unknown): Promise<FormAnswer>;
}

/** Reads and writes the files of a content folder for its forms. Saves run one after another. */
export function createFormBackend(parts: SavingParts): FormBackend {
  let saving: Promise<unknown> = Promise.resolve();
  return {
    async answer(given) {
      const { data: request } = requestSchema.safeParse(given);
      if (request === undefined) return no('this is not a request that the forms know');
      if (request.action !== 'persistEntry' && request.action !== 'deleteFiles') return answerReading(parts.directory, request);
      const turn = saving.then(() =>
        request.action === 'deleteFiles' ? remove(request.params, parts) : save(request.params.dataFiles[0], parts),
      );
      saving = turn.catch(() => {});
      return turn;
    },
  };
}
