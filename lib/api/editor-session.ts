import { isRecord } from './is-record'

/** A link that the editors' bar offers. */
export interface EditorMenu {
  title: string
  url: string
}

/** What the bar shows of the working copy of a page. */
export type WorkingState = 'online' | 'offline' | 'changed' | 'scheduled'

const states: readonly unknown[] = ['online', 'offline', 'changed', 'scheduled'] satisfies WorkingState[]

/**
 * Where the editor, or who else runs the site, is led by GET pageeditor-api/user; of a menu that leads nowhere itself, where those below it lead; null for nobody of
 * them. Written by hand: a schema would bring its library to every page.
 */
export function editorMenusOf(data: unknown): EditorMenu[] | null {
  if (!isRecord(data)) return null
  const menus = menusOf(data.admin_menus)
  return data.logged === true || menus.length > 0 ? menus : null
}

/** The names of the types of records that the user administers, by GET api/administration/; null where none are named. */
export function administeredTypesOf(data: unknown): string[] | null {
  if (!isRecord(data) || !Array.isArray(data.types)) return null
  return data.types.filter((name): name is string => typeof name === 'string')
}

function menusOf(list: unknown): EditorMenu[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((menu: unknown) => {
    if (!isRecord(menu) || typeof menu.title !== 'string' || typeof menu.url !== 'string') return []
    return menu.url === '' ? menusOf(menu.children) : [{ title: menu.title, url: menu.url }]
  })
}

/** The state of a page that GET pageeditor-api/page/{path}?draft=1 tells; null for none. */
export function workingStateOf(data: unknown): WorkingState | null {
  return isRecord(data) && isState(data.state) ? data.state : null
}

const isState = (value: unknown): value is WorkingState => states.includes(value)
