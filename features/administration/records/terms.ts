import { articleCategoryRecords, pressCategoryRecords, tagRecords } from '@/lib/contract/administration/articles'
import { describeType } from '../record-type'
import { basics, deleteAction, position, slug, title } from './common-labels'

const articles = { label: { de: 'Beiträge', en: 'Articles' }, kind: 'number' } as const
const columns = {
  title: { label: title, kind: 'localized', isTitle: true },
  slug: { label: slug.label, kind: 'text', isHidden: true },
  articles,
} as const
const fields = {
  title: { label: title, kind: 'localizedLine', isRequired: true },
  slug: { ...slug, kind: 'line' },
} as const
const order = { label: position, kind: 'number', min: 0 } as const
const sharedView = {
  filters: {},
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
} as const
const category = {
  ...sharedView,
  columns: { ...columns, position: { label: position, kind: 'number' } },
  fields: { ...fields, position: order },
  groups: [{ label: basics, fields: ['title', 'slug', 'position'] }],
  getInitialValues: () => ({ position: 0 }),
} as const

export const articleCategories = describeType(articleCategoryRecords, {
  ...category,
  name: {
    one: { de: 'Kategorie der Debatte', en: 'Debate category' },
    many: { de: 'Kategorien der Debatte', en: 'Debate categories' },
    create: { de: 'Neue Kategorie der Debatte', en: 'New debate category' },
  },
})

export const pressCategories = describeType(pressCategoryRecords, {
  ...category,
  name: {
    one: { de: 'Kategorie der Presse', en: 'Press category' },
    many: { de: 'Kategorien der Presse', en: 'Press categories' },
    create: { de: 'Neue Kategorie der Presse', en: 'New press category' },
  },
})

export const tags = describeType(tagRecords, {
  ...sharedView,
  name: {
    one: { de: 'Schlagwort', en: 'Tag' },
    many: { de: 'Schlagwörter', en: 'Tags' },
    create: { de: 'Neues Schlagwort', en: 'New tag' },
  },
  columns,
  fields,
  groups: [{ label: basics, fields: ['title', 'slug'] }],
})
