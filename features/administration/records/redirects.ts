import { redirectRecords } from '@/lib/contract/administration/redirects'
import { describeType } from '../record-type'
import { deleteAction, yesOrNo } from './common-labels'

const oldPath = { de: 'Alte Adresse', en: 'Old address' }
const newPath = { de: 'Neue Adresse', en: 'New address' }
const followsPage = { de: 'Folgt einer Seite', en: 'Follows a page' }

export const redirects = describeType(redirectRecords, {
  name: {
    one: { de: 'Weiterleitung', en: 'Redirect' },
    many: { de: 'Weiterleitungen', en: 'Redirects' },
    create: { de: 'Neue Weiterleitung', en: 'New redirect' },
  },
  columns: {
    old_path: { label: oldPath, kind: 'text', isTitle: true },
    new_path: { label: newPath, kind: 'text' },
    follows_page: { label: followsPage, kind: 'check' },
    covers: {
      label: { de: 'Hinweis', en: 'Note' },
      kind: 'choice',
      choices: {
        served: { de: 'Ohne Wirkung: Adresse der Website', en: 'No effect: an address of the website' },
        hasPage: { de: 'Verdeckt eine veröffentlichte Seite', en: 'Hides a published page' },
      },
    },
    hits: { label: { de: 'Aufrufe', en: 'Hits' }, kind: 'number' },
    last_hit: { label: { de: 'Zuletzt aufgerufen', en: 'Last hit' }, kind: 'day', isHidden: true },
    created_at: { label: { de: 'Angelegt am', en: 'Created on' }, kind: 'time' },
  },
  filters: { follows_page: { label: followsPage, kind: 'choice', choices: yesOrNo } },
  fields: {
    old_path: {
      label: oldPath,
      hint: {
        de: 'Auf dieser Website, zum Beispiel /de/alte-seite.',
        en: 'On this website, for example /en/old-page.',
      },
      kind: 'line',
      isRequired: true,
    },
    new_path: {
      label: newPath,
      hint: {
        de: 'Auf dieser Website, zum Beispiel /de/neue-seite.',
        en: 'On this website, for example /en/new-page.',
      },
      kind: 'line',
      isRequired: true,
    },
  },
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true, import: true },
})
