import { queryOptions } from '@tanstack/react-query'
import { waitForRelease } from '@/components/behavior/when-idle'

const keys = {
  user: (url: string) => ['account', 'user', url] as const,
  navigation: (email: string, url: string) => ['account', 'navigation', email, url] as const,
  editorMenus: (url: string) => ['account', 'editor-menus', url] as const,
  types: (url: string) => ['account', 'types', url] as const,
  pageState: (url: string) => ['account', 'page-state', url] as const,
}

/** The data remain valid until the document is unloaded. */
const staleTime = Number.POSITIVE_INFINITY

/** Waits for more urgent work, such as the start of the page editor. */
async function loadCalls() {
  await waitForRelease()
  return import('./account-calls')
}

/**
 * Returns the query for the logged-in user.
 * @param url the address of GET api/users/me/ in the language of the page
 */
export const currentUserQuery = (url: string) =>
  queryOptions({
    queryKey: keys.user(url),
    queryFn: async () => (await loadCalls()).fetchUser(url),
    staleTime,
  })

/**
 * Returns the query for the navigation of a user.
 * @param email the user's e-mail address, which distinguishes the cached results
 * @param url the address of GET pageeditor-api/nav-account/ in the language of the page
 */
export const accountNavigationQuery = (email: string, url: string) =>
  queryOptions({
    queryKey: keys.navigation(email, url),
    queryFn: async () => (await loadCalls()).fetchNavigation(url),
    staleTime,
  })

/**
 * Returns the query for the menus of the editor.
 * @param url the address of GET pageeditor-api/user in the language of the editor
 */
export const editorMenusQuery = (url: string) =>
  queryOptions({
    queryKey: keys.editorMenus(url),
    queryFn: async () => (await loadCalls()).fetchEditorMenus(url),
    staleTime,
  })

/**
 * Returns the query for the types of records that the user may administer.
 * @param url the address of GET api/administration/
 */
export const administeredTypesQuery = (url: string) =>
  queryOptions({
    queryKey: keys.types(url),
    queryFn: async () => (await loadCalls()).fetchAdministeredTypes(url),
    staleTime,
  })

/**
 * Returns the query for the state of a page's working copy. It is fetched again on each page,
 * because editing changes it.
 * @param url the address of GET pageeditor-api/page/{path} for editors
 */
export const pageStateQuery = (url: string) =>
  queryOptions({
    queryKey: keys.pageState(url),
    queryFn: async () => (await loadCalls()).fetchPageState(url),
    staleTime: 0,
  })
