/**
 * Whether the page's address asks for a tool: the page's `settings_url` for its settings, the hub for publishing, mails for comments. On the server
 * none is asked for, since tools are the browser's.
 */
export function isPanelRequested(tool: 'settings' | 'publish' | 'comments'): boolean {
  return typeof window !== 'undefined' && new URLSearchParams(window.location.search).has(tool)
}
