import { downloadCategoryRecords } from '@/lib/contract/administration/downloads'
import { describeType } from '../record-type'
import { basics, deleteAction, position, slug, title, yesOrNo } from './common-labels'

const isProtected = { de: 'Nur für Mitglieder', en: 'For members only' }

/** The subjects of downloads. */
export const downloadCategories = describeType(downloadCategoryRecords, {
  section: 'files',
  name: {
    one: { de: 'Kategorie der Downloads', en: 'Download category' },
    many: { de: 'Kategorien der Downloads', en: 'Download categories' },
    create: { de: 'Neue Kategorie', en: 'New category' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    is_protected: { label: isProtected, kind: 'check' },
    directories: { label: { de: 'Verzeichnisse', en: 'Directories' }, kind: 'number' },
    position: { label: position, kind: 'number' },
    slug: { label: slug.label, kind: 'text', isExtra: true },
  },
  filters: { is_protected: { label: isProtected, kind: 'choice', choices: yesOrNo } },
  fields: {
    title: { label: title, kind: 'localizedLine', isRequired: true },
    slug: { ...slug, kind: 'line' },
    is_protected: { label: isProtected, kind: 'check' },
    position: { label: position, kind: 'number', min: 0 },
  },
  groups: [{ label: basics, fields: ['title', 'is_protected', 'position', 'slug'] }],
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  initial: () => ({ position: 0 }),
})
