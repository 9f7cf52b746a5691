/**
 * Returns true if the query of the page's address opens a tool: `settings` (from `settings_url`),
 * `publish` (from the hub), `comments` (from mails), `translate` (from a page). False on the
 * server.
 */
export function isPanelRequested(tool: 'settings' | 'publish' | 'comments' | 'translate'): boolean {
  return typeof window !== 'undefined' && new URLSearchParams(window.location.search).has(tool)
}
