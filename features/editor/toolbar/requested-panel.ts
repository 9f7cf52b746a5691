/**
 * Whether the page's address asks for a tool: the page's `settings_url` for its settings, the hub for publishing, mails for comments, a page for its translation. On the server
 * none is asked for, since tools are the browser's.
 */
export function isPanelRequested(tool: 'settings' | 'publish' | 'comments' | 'translate'): boolean {
  return typeof window !== 'undefined' && new URLSearchParams(window.location.search).has(tool)
}
