import { describe, expect, it } from 'vitest';
import { badRequest } from '../../src/api/bad-request.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import { validationErrorSchema } from '../../src/reviews/query/review-answers.ts';

describe('badRequest', () => {
  it('tells all issues, in the documented shape, to every origin', () => {
    const issues = [
      { path: ['rating'], code: 'too_big', message: '6 is more than 5' },
      { path: ['since'], code: 'out_of_order', message: 'is later than until' },
    ];
    const answer = badRequest(issues);
    expect(answer).toMatchObject({ status: 400, headers: { 'Content-Type': 'application/json', ...corsHeaders } });
    expect(validationErrorSchema.parse(JSON.parse(String(answer.body)))).toEqual({ issues });
  });
});
