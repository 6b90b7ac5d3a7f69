/** A component of React. The viewer brings its own React; this is all that is needed of its types here. */
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
  // A preview of the site at another address tries its own endpoints: the site's policy forbids requests to another host.
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
    // The viewer's highlighting has too little contrast, and is slow with long answers.
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
 * Takes the `Accept` parameters out of a description, and returns the value of each by its path. OpenAPI says that such
 * parameters are ignored (4.8.12.1), but the viewer would wait for somebody to fill them in.
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

/** Sends the `Accept` of the description. The viewer would ask for its first type alone, and MCP demands two. */
function withAccepted(request: ViewerRequest, accepted: ReadonlyMap<string, string>): ViewerRequest {
  const [, accept] = [...accepted].find(([path]) => request.url.endsWith(path)) ?? [];
  return accept === undefined ? request : { ...request, headers: { ...request.headers, accept } };
}

/** Parts that replace those of the viewer that a keyboard or a screen reader cannot use. */
function accessibleParts({ React }: ViewerSystem): object {
  /** The operations alone: the viewer's own layout has a second `main`, and repeats what the page says above it. */
  function OperationsOnly({ getComponent }: Props): unknown {
    return React.createElement('div', { className: 'swagger-ui' }, React.createElement(getComponent('operations', true)));
  }

  /** The viewer has a link within a button here. */
  function DeepLink({ text }: Props): unknown {
    return React.createElement('span', null, text);
  }

  /** A box that scrolls has to take the focus, so that a keyboard can scroll it. */
  const inScroller = (Original: Component) => (props: Props) =>
    React.createElement('div', { className: 'viewer-code', tabIndex: 0 }, React.createElement(Original, props));

  /** The viewer gives a field no label. */
  const withLabel = (Original: Component) => (props: Props) =>
    React.createElement(
      'label',
      null,
      React.createElement('span', { className: 'visually-hidden' }, props.description),
      React.createElement(Original, props),
    );

  /** The viewer's button that opens a schema has no text where the schema has no name. */
  const withName = (Original: Component) => (props: Props) =>
    React.createElement(Original, props, props.children, React.createElement('span', { className: 'visually-hidden' }, 'fields'));

  return {
    components: { OperationsOnly, DeepLink },
    wrapComponents: { HighlightCode: inScroller, JsonSchemaForm: withLabel, JSONSchema202012Accordion: withName },
  };
}
