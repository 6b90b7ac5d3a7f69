// Made by scripts/development/make-case-folding.ts from CaseFolding.txt of Unicode 17.0.0; do not edit.

/**
 * What folding still changes in a text after NFKC and lower-casing, in code points: `from=to` or `from=to+to`. In `from-last=to` each
 * next one becomes the next one: browsers load this, and most of it are such runs.
 */
export const CASE_FOLDING = `
  df=73+73 1f0=6a+30c 345=3b9 390=3b9+308+301 3b0=3c5+308+301 3c2=3c3 13f8-13fd=13f0 1c80=432 1c81=434 1c82=43e 1c83-1c84=441
  1c85=442 1c86=44a 1c87=463 1c88=a64b 1e96=68+331 1e97=74+308 1e98=77+30a 1e99=79+30a 1f50=3c5+313 1f52=3c5+313+300
  1f54=3c5+313+301 1f56=3c5+313+342 1f80-1f87=1f00+3b9 1f90-1f97=1f20+3b9 1fa0-1fa7=1f60+3b9 1fb2=1f70+3b9 1fb3=3b1+3b9
  1fb4=3ac+3b9 1fb6=3b1+342 1fb7=3b1+342+3b9 1fc2=1f74+3b9 1fc3=3b7+3b9 1fc4=3ae+3b9 1fc6=3b7+342 1fc7=3b7+342+3b9
  1fd2=3b9+308+300 1fd6=3b9+342 1fd7=3b9+308+342 1fe2=3c5+308+300 1fe4=3c1+313 1fe6=3c5+342 1fe7=3c5+308+342 1ff2=1f7c+3b9
  1ff3=3c9+3b9 1ff4=3ce+3b9 1ff6=3c9+342 1ff7=3c9+342+3b9 ab70-abbf=13a0
`;
