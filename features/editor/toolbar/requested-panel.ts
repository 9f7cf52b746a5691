/** Whether the page's address asks for a tool: the page's `settings_url` for its settings, the hub for publishing. */
export function isPanelRequested(tool: 'settings' | 'publish'): boolean {
  return new URLSearchParams(window.location.search).has(tool)
}
