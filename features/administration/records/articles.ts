import { articleRecords, pressReleaseRecords } from '@/lib/contract/administration/articles'
import { describeType } from '../record-type'
import { basics, categories, category, pageColumns, pageFields, pageFilters, picture, texts } from './common-labels'
import { articleActions } from './page-actions'
import { haltedFilter, pressActions } from './press-dispatch'

const author = { de: 'Autorin oder Autor', en: 'Author' }
const date = { de: 'Datum', en: 'Date' }
const contact = { de: 'Ansprechperson', en: 'Contact' }
const tags = { de: 'Schlagwörter', en: 'Tags' }

const fields = {
  ...pageFields,
  subtitle: { label: { de: 'Untertitel', en: 'Subtitle' }, kind: 'localizedLine' },
  author: { label: author, kind: 'line' },
  date: {
    label: date,
    hint: {
      de: 'Bleibt der Tag des Entwurfs stehen, gilt der Zeitpunkt der ersten Veröffentlichung.',
      en: 'If the day of the draft is kept, the time of the first publication counts.',
    },
    kind: 'time',
    isRequired: true,
  },
  contact: { label: contact, kind: 'relation', type: 'persons' },
  attachments: {
    label: { de: 'Anhänge', en: 'Attachments' },
    hint: {
      de: 'Die Dateien stehen unter dem Text und sind erst mit ihm zu sehen.',
      en: 'The files are shown below the text and are visible only with it.',
    },
    kind: 'attachments',
    titleField: 'title',
  },
} as const

const columns = {
  ...pageColumns,
  date: { label: date, kind: 'time' },
  author: { label: author, kind: 'text', isHidden: true },
  categories: { label: categories, kind: 'relations' },
  contact: { label: contact, kind: 'relation', isHidden: true },
  image: { label: picture, kind: 'picture', isHidden: true },
} as const

const sharedView = { actions: articleActions, can: { create: true, change: true, delete: true }, isPage: true } as const

export const articles = describeType(articleRecords, {
  ...sharedView,
  name: {
    one: { de: 'Debattenbeitrag', en: 'Debate article' },
    many: { de: 'Debatte', en: 'Debate' },
    create: { de: 'Neuer Debattenbeitrag', en: 'New debate article' },
  },
  columns: { ...columns, tags: { label: tags, kind: 'relations', isHidden: true } },
  filters: {
    ...pageFilters,
    category: { label: category, kind: 'relation', type: 'article-categories' },
    tag: { label: { de: 'Schlagwort', en: 'Tag' }, kind: 'relation', type: 'tags' },
    contact: { label: contact, kind: 'relation', type: 'persons' },
  },
  fields: {
    ...fields,
    categories: { label: categories, kind: 'relations', type: 'article-categories' },
    tags: { label: tags, kind: 'relations', type: 'tags' },
    related: { label: { de: 'Mehr zum Thema', en: 'Related' }, kind: 'relations', type: 'articles' },
  },
  groups: [
    { label: texts, fields: ['title', 'subtitle', 'teaser', 'image', 'slug'] },
    { label: basics, fields: ['date', 'author', 'categories', 'tags', 'contact', 'related', 'attachments'] },
  ],
  getInitialValues: () => ({ date: new Date().toISOString() }),
})

export const pressReleases = describeType(pressReleaseRecords, {
  ...sharedView,
  actions: { ...articleActions, ...pressActions },
  readers: { office: Object.keys(pressActions) },
  name: {
    one: { de: 'Pressemitteilung', en: 'Press release' },
    many: { de: 'Pressemitteilungen', en: 'Press releases' },
    create: { de: 'Neue Pressemitteilung', en: 'New press release' },
  },
  columns,
  filters: {
    ...pageFilters,
    category: { label: category, kind: 'relation', type: 'press-categories' },
    halted: haltedFilter,
    contact: { label: contact, kind: 'relation', type: 'persons' },
  },
  fields: {
    ...fields,
    categories: { label: categories, kind: 'relations', type: 'press-categories' },
    related: { label: { de: 'Mehr zum Thema', en: 'Related' }, kind: 'relations', type: 'press-releases' },
  },
  groups: [
    { label: texts, fields: ['title', 'subtitle', 'teaser', 'image', 'slug'] },
    { label: basics, fields: ['date', 'author', 'categories', 'contact', 'related', 'attachments'] },
  ],
  getInitialValues: () => ({ date: new Date().toISOString() }),
})
