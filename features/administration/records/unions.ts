import { unionRecords } from '@/lib/contract/administration/unions'
import { describeType } from '../record-type'
import { account, address, basics, category, deleteAction, description, position, slug, title } from './common-labels'

const categoryNames = {
  group: { de: 'Gruppe', en: 'Group' },
  organ: { de: 'Organ', en: 'Governing body' },
  committee: { de: 'Ausschuss', en: 'Committee' },
}
const members = { de: 'Mitwirkende', en: 'Members' }

/** Groups, governing bodies and committees. */
export const unions = describeType(unionRecords, {
  name: {
    one: { de: 'Gremium', en: 'Group or body' },
    many: { de: 'Gruppen, Organe, Ausschüsse', en: 'Groups, governing bodies, committees' },
    create: { de: 'Neues Gremium', en: 'New group or body' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    category: { label: category, kind: 'choice', choices: categoryNames },
    members: { label: members, kind: 'number' },
    position: { label: position, kind: 'number' },
    slug: { label: slug.label, kind: 'text', isHidden: true },
  },
  filters: {
    category: { label: category, kind: 'choice', choices: categoryNames },
    user: { label: { de: 'Mit', en: 'With' }, kind: 'relation', type: 'users' },
  },
  fields: {
    category: { label: category, kind: 'choice', choices: categoryNames },
    title: { label: title, kind: 'localizedLine', isRequired: true },
    slug: { ...slug, kind: 'line' },
    description: { label: description, kind: 'localizedText' },
    position: { label: position, kind: 'number', min: 0 },
    members: {
      label: members,
      grantsAccess: true,
      kind: 'rows',
      rowLabel: { de: 'Mitwirkende Person', en: 'Member' },
      fields: {
        user: { label: account, kind: 'relation', type: 'users', isRequired: true },
        role: { label: { de: 'Aufgabe', en: 'Role' }, kind: 'localizedLine' },
      },
      emptyRow: { user: null, role: { de: '', en: '' } },
    },
    downloads: {
      label: { de: 'Unterlagen', en: 'Documents' },
      grantsAccess: true,
      kind: 'rows',
      rowLabel: { de: 'Unterlage', en: 'Document' },
      fields: {
        file: {
          label: { de: 'Datei aus den Downloads', en: 'File from the downloads' },
          kind: 'relation',
          type: 'download-files',
        },
        title: {
          label: title,
          hint: {
            de: 'Bleibt das Feld leer, erscheint der Titel der Datei.',
            en: 'If empty, the title of the file is shown.',
          },
          kind: 'localizedLine',
        },
        url: {
          label: address,
          hint: {
            de: 'Für Unterlagen, die nicht bei den Downloads liegen.',
            en: 'For documents that aren’t among the downloads.',
          },
          kind: 'localizedLine',
        },
      },
      emptyRow: { file: null, title: { de: '', en: '' }, url: { de: '', en: '' } },
    },
  },
  groups: [
    { label: basics, fields: ['category', 'title', 'description', 'position', 'slug'] },
    { label: members, fields: ['members'] },
    { label: { de: 'Unterlagen', en: 'Documents' }, fields: ['downloads'] },
  ],
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ position: 0 }),
})
