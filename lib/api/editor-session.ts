import { isRecord } from '../is-record'

/** A link in the editors' toolbar. */
export interface EditorMenu {
  title: string
  url: string
}

/** State of the page's working copy, as the toolbar shows it. */
export type WorkingState = 'online' | 'offline' | 'changed' | 'scheduled'

const states: readonly unknown[] = ['online', 'offline', 'changed', 'scheduled'] satisfies WorkingState[]

/** The toolbar's links for editors and other staff; `'no-editor'` if the user is neither. */
export type EditorMenus = readonly EditorMenu[] | 'no-editor'

/**
 * Parses the response of GET pageeditor-api/user. An entry without an address is replaced by its
 * children. Returns null if the response is invalid. Parsed without a schema, which would add zod
 * to the scripts of every page.
 */
export function parseEditorMenus(data: unknown): EditorMenus | null {
  if (!isRecord(data) || typeof data.logged !== 'boolean') return null
  const menus = parseMenus(data.admin_menus)
  const isStaff = data.logged || menus.length > 0
  return isStaff ? menus : 'no-editor'
}

/**
 * Parses the response of GET api/administration/. Returns the names of the record types that the
 * user may administer; null if the response is invalid.
 */
export function parseAdministeredTypes(data: unknown): string[] | null {
  if (!isRecord(data) || !Array.isArray(data.types)) return null
  return data.types.filter((name): name is string => typeof name === 'string')
}

function parseMenus(list: unknown): EditorMenu[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((menu: unknown) => {
    if (!isRecord(menu) || typeof menu.title !== 'string' || typeof menu.url !== 'string') return []
    return menu.url === '' ? parseMenus(menu.children) : [{ title: menu.title, url: menu.url }]
  })
}

/**
 * Parses the response of GET pageeditor-api/page/{path}?draft=1. Returns the state of the page;
 * null if the response is invalid.
 */
export function parseWorkingState(data: unknown): WorkingState | null {
  return isRecord(data) && isState(data.state) ? data.state : null
}

const isState = (value: unknown): value is WorkingState => states.includes(value)
