/**
 * The editor that the user has set, if any. npm sets `EDITOR` to vi for its scripts where the user has set none, so vi counts
 * there only if `VISUAL` or npm's own setting names it.
 */
export function chosenEditor(environment: NodeJS.ProcessEnv): string | undefined {
  const { VISUAL, EDITOR, npm_config_editor: ofNpm, npm_lifecycle_event: script } = environment;
  const isDefault = script !== undefined && EDITOR === 'vi' && !ofNpm;
  return VISUAL || (isDefault ? undefined : EDITOR) || undefined;
}
