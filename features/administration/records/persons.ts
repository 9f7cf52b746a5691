import { personCategoryRecords, personRecords } from '@/lib/contract/administration/persons'
import { describeType } from '../record-type'
import {
  basics,
  categories,
  category,
  createMergeAction,
  deleteAction,
  duplicatesFilter,
  email,
  name,
  phone,
  position,
  title,
} from './common-labels'

const role = { de: 'Funktion', en: 'Position' }
const people = { de: 'Personen', en: 'People' }
const orderHint = {
  de: 'Kleine Zahlen stehen zuerst. Leer: am Ende.',
  en: 'Small numbers come first. Leave empty for the end.',
}
const photo = { de: 'Foto', en: 'Photo' }

/** The contact persons of the federation. */
export const persons = describeType(personRecords, {
  name: {
    one: { de: 'Ansprechperson', en: 'Contact' },
    many: { de: 'Ansprechpersonen', en: 'Contacts' },
    create: { de: 'Neue Ansprechperson', en: 'New contact' },
  },
  columns: {
    name: { label: name, kind: 'text', isTitle: true },
    function: { label: role, kind: 'text' },
    email: { label: email, kind: 'text' },
    phone: { label: phone, kind: 'text' },
    categories: { label: categories, kind: 'relations' },
    photo: { label: photo, kind: 'picture', isHidden: true },
  },
  filters: { category: { label: category, kind: 'relation', type: 'person-categories' }, duplicates: duplicatesFilter },
  fields: {
    name: { label: name, kind: 'line', isRequired: true },
    title: { label: { de: 'Titel, zum Beispiel Dr.', en: 'Title, for example Dr.' }, kind: 'localizedLine' },
    function: { label: role, kind: 'localizedLine' },
    email: { label: email, kind: 'line', input: 'email' },
    phone: { label: phone, kind: 'line', input: 'tel' },
    photo: { label: photo, kind: 'picture' },
    categories: { label: categories, kind: 'relations', type: 'person-categories' },
    position: { label: position, hint: orderHint, kind: 'number', min: 0 },
  },
  groups: [
    { label: basics, fields: ['name', 'title', 'function', 'email', 'phone'] },
    { label: { de: 'Auf der Website', en: 'On the website' }, fields: ['photo', 'categories', 'position'] },
  ],
  actions: {
    delete: deleteAction,
    merge: createMergeAction({
      de: 'Der andere Eintrag wird gelöscht. Seiten und Beiträge, die ihn zeigen, zeigen dann den bleibenden. Beide Verläufe bleiben.',
      en: 'The other entry is deleted. Pages and articles that show it will then show the remaining one. Both histories are kept.',
    }),
  },
  can: { create: true, change: true, delete: true, import: true },
})

export const personCategories = describeType(personCategoryRecords, {
  name: {
    one: { de: 'Kategorie der Ansprechpersonen', en: 'Contact category' },
    many: { de: 'Kategorien der Ansprechpersonen', en: 'Contact categories' },
    create: { de: 'Neue Kategorie der Ansprechpersonen', en: 'New contact category' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    position: { label: position, kind: 'number' },
    persons: { label: people, kind: 'number' },
  },
  filters: {},
  fields: {
    title: { label: title, kind: 'localizedLine', isRequired: true },
    position: { label: position, hint: orderHint, kind: 'number', min: 0 },
    persons: {
      label: people,
      hint: {
        de: 'In ihrer Reihenfolge. Zugeordnet werden sie bei der Ansprechperson.',
        en: 'In their order. Assign them to the category in each contact.',
      },
      kind: 'relations',
      type: 'persons',
      isOrderOnly: true,
    },
  },
  groups: [{ label: basics, fields: ['title', 'position', 'persons'] }],
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
})
