/** A component of React; the viewer brings its own React, and nothing here needs more of it than this. */
type Component = string | ((props: Props) => unknown);

interface Props {
  readonly [name: string]: unknown;
  readonly getComponent: (name: string, isContainer: boolean) => Component;
}

/** What the viewer gives its plugins. */
interface ViewerSystem {
  readonly React: { createElement(component: Component, props?: object | null, ...children: unknown[]): unknown };
}

interface ViewerWindow {
  SwaggerUIBundle(options: Readonly<Record<string, unknown>>): void;
}

const element = document.querySelector<HTMLElement>('#api-viewer');
if (element) void startViewer(element.dataset);

/** Shows the API's description with Swagger UI, whose script the page has loaded before this one. */
async function startViewer({ base = '/', description = '' }: DOMStringMap): Promise<void> {
  const spec = await (await fetch(description)).json();
  // The site's policy lets no page speak to another host: a preview at another address tries its own endpoints.
  spec.servers = [{ url: new URL(base, location.href).href.replace(/\/$/, '') }];
  const types = takeAccepted(spec.paths);
  (window as unknown as ViewerWindow).SwaggerUIBundle({
    spec,
    dom_id: '#api-viewer',
    plugins: [accessibleParts],
    layout: 'OperationsOnly',
    deepLinking: true,
    docExpansion: 'list',
    tryItOutEnabled: true,
    // Its colours are too faint, and slow where an answer is long.
    syntaxHighlight: { activated: false },
    requestInterceptor: (request: ViewerRequest) => withAccepted(request, types),
    validatorUrl: null,
  });
}

interface ViewerRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Operation {
  parameters?: readonly { readonly name?: string; readonly schema?: { readonly examples?: readonly string[] } }[];
}

/**
 * Takes the parameters `Accept` out of a description, and says by path what they ask for: OpenAPI ignores them (4.8.12.1),
 * but the viewer would wait for a value.
 */
function takeAccepted(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): ReadonlyMap<string, string> {
  const accepted = new Map<string, string>();
  for (const [path, item] of Object.entries(paths))
    for (const operation of Object.values(item)) {
      const types = operation.parameters?.find(({ name }) => name === 'Accept')?.schema?.examples?.[0];
      if (types === undefined) continue;
      accepted.set(path, types);
      operation.parameters = operation.parameters?.filter(({ name }) => name !== 'Accept') ?? [];
    }
  return accepted;
}

/** The viewer asks for the first type that the description has; MCP demands that two are welcome. */
function withAccepted(request: ViewerRequest, accepted: ReadonlyMap<string, string>): ViewerRequest {
  const [, accept] = [...accepted].find(([path]) => request.url.endsWith(path)) ?? [];
  return accept === undefined ? request : { ...request, headers: { ...request.headers, accept } };
}

/** Parts that stand in the place of the viewer's own where those cannot be read by everybody. */
function accessibleParts({ React }: ViewerSystem): object {
  /** Without the second `main` of the page, and without what the page says above the viewer. */
  function OperationsOnly({ getComponent }: Props): unknown {
    return React.createElement('div', { className: 'swagger-ui' }, React.createElement(getComponent('operations', true)));
  }

  /** The viewer's own is a link within a button. */
  function DeepLink({ text }: Props): unknown {
    return React.createElement('span', null, text);
  }

  /** What is scrolled has to be within reach of the keyboard. */
  const inScroller = (Original: Component) => (props: Props) =>
    React.createElement('div', { className: 'viewer-code', tabIndex: 0 }, React.createElement(Original, props));

  /** A list to choose from has no name of its own. */
  const withLabel = (Original: Component) => (props: Props) =>
    React.createElement(
      'label',
      null,
      React.createElement('span', { className: 'visually-hidden' }, props.description),
      React.createElement(Original, props),
    );

  /** A schema without a name has a button without one. */
  const withName = (Original: Component) => (props: Props) =>
    React.createElement(Original, props, props.children, React.createElement('span', { className: 'visually-hidden' }, 'fields'));

  return {
    components: { OperationsOnly, DeepLink },
    wrapComponents: { HighlightCode: inScroller, JsonSchemaForm: withLabel, JSONSchema202012Accordion: withName },
  };
}
