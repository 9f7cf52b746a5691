import { footerEntrySchema, navigationRecords, outlineEntrySchema } from '@/lib/contract/administration/navigation'
import { describeType, type OutlineFieldEntry } from '../record-type'

const name = { de: 'Menü und Fußzeile', en: 'Menu and footer' }

/** A field that shows a menu in histories and conflicts. */
const menu = {
  kind: 'outline' as const,
  toEntry(value: unknown): OutlineFieldEntry {
    const { page, level } = outlineEntrySchema.parse(value)
    return { type: 'menu', id: page, level }
  },
}

/** The menus and the footer as one record. `tree/navigation-fields.tsx` is its form. */
export const navigation = describeType(navigationRecords, {
  name: { one: name, many: name },
  onlyId: 1,
  columns: {},
  filters: {},
  fields: {
    menu: { ...menu, label: { de: 'Hauptmenü', en: 'Main menu' } },
    members: { ...menu, label: { de: 'Menü des Mitgliederbereichs', en: 'Members’ area menu' } },
    footer: {
      label: { de: 'Fußzeile', en: 'Footer' },
      kind: 'outline',
      toEntry(value) {
        const { kind, id } = footerEntrySchema.parse(value)
        return { type: kind === 'page' ? 'menu' : 'footer-links', id, level: 1 }
      },
    },
  },
  groups: [{ label: name, fields: ['menu', 'members', 'footer'] }],
  actions: {},
  can: { create: false, change: true, delete: false },
})
