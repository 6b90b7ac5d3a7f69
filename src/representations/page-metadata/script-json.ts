/** JSON that can stand in a `<script>`: nothing in it ends that element or begins a comment, and every script engine reads it. */
export function toScriptJson(value: object | string): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeUnit);
}

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
