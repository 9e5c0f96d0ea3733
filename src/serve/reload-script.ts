import { eventsPath } from './live.ts';

/**
 * Loads the page again after a build, and shows a bar after one that failed. It is a file of the same origin that sets styles
 * one by one, because the content security policy of the pages allows nothing else. A hidden page does not listen: a browser
 * keeps few connections to one server, and many open pages would leave none.
 */
export const reloadScript = `(() => {
  const own = new URL(document.currentScript.src).searchParams.get('build');
  let source = null;
  let bar = null;

  const show = (failure) => {
    bar?.remove();
    bar = null;
    if (failure === null) return;
    bar = document.createElement('div');
    bar.setAttribute('role', 'alert');
    bar.textContent = 'The last build failed; this is the site before it. ' + failure;
    Object.assign(bar.style, {
      position: 'fixed', insetInline: '0', insetBlockEnd: '0', zIndex: '1000', padding: '0.5rem 1rem',
      font: '1rem/1.4 system-ui, sans-serif', color: '#fff', background: '#8a1c1c',
    });
    document.body.append(bar);
  };

  const listen = () => {
    if (document.hidden) {
      source?.close();
      source = null;
      return;
    }
    source ??= new EventSource('${eventsPath}');
    source.onmessage = ({ data }) => {
      const { build, failure } = JSON.parse(data);
      if (build === own) show(failure);
      else location.reload();
    };
  };

  document.addEventListener('visibilitychange', listen);
  listen();
})();
`;
