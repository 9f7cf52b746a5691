import { navigationRecords } from '@/lib/contract/administration/navigation'
import { describeType, type FieldOf } from '../record-type'
import { kind } from './common-labels'

const name = { de: 'Menü und Fußzeile', en: 'Menu and footer' }
const entry = { de: 'Eintrag', en: 'Entry' }

/** A menu, as histories show it. */
const outline = (label: { de: string; en: string }) =>
  ({
    label,
    kind: 'rows',
    row: entry,
    fields: {
      page: { label: { de: 'Seite', en: 'Page' }, kind: 'relation', type: 'menu' },
      level: { label: { de: 'Ebene', en: 'Level' }, kind: 'number' },
    },
    empty: {},
  }) as const satisfies FieldOf<{ page: number; level: number }[]>

const menu = { de: 'Hauptmenü', en: 'Main menu' }
const members = { de: 'Menü des Mitgliederbereichs', en: 'Members’ menu' }
const footer = { de: 'Fußzeile', en: 'Footer' }

/** Menus and footer as a whole: filled in by a tree (`tree/navigation-fields.tsx`). */
export const navigation = describeType(navigationRecords, {
  section: 'site',
  name: { one: name, many: name },
  only: 1,
  columns: {},
  filters: {},
  fields: {
    menu: outline(menu),
    members: outline(members),
    footer: {
      label: footer,
      kind: 'rows',
      row: entry,
      fields: {
        kind: {
          label: kind,
          kind: 'choice',
          choices: { page: { de: 'Seite', en: 'Page' }, link: { de: 'Link', en: 'Link' } },
        },
        id: { label: { de: 'Nummer', en: 'Number' }, kind: 'number' },
      },
      empty: {},
    },
  },
  groups: [{ label: name, fields: ['menu', 'members', 'footer'] }],
  actions: {},
  can: { create: false, change: true, delete: false },
})
