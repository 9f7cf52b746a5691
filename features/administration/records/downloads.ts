import {
  downloadCategoryRecords,
  downloadDirectoryRecords,
  downloadFileRecords,
} from '@/lib/contract/administration/downloads'
import { toBerlinDay } from '@/lib/datetime'
import { describeType } from '../record-type'
import {
  basics,
  category,
  deleteAction,
  description,
  language,
  languages,
  position,
  slug,
  title,
  yesOrNo,
} from './common-labels'

const isProtected = { de: 'Nur für Mitglieder', en: 'For members only' }
const followsArticles = { de: 'Nur als Anhang von Beiträgen', en: 'Only as attachments to articles' }

export const downloadCategories = describeType(downloadCategoryRecords, {
  name: {
    one: { de: 'Kategorie der Downloads', en: 'Download category' },
    many: { de: 'Kategorien der Downloads', en: 'Download categories' },
    create: { de: 'Neue Kategorie der Downloads', en: 'New download category' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    is_protected: { label: isProtected, kind: 'check' },
    directories: { label: { de: 'Verzeichnisse', en: 'Directories' }, kind: 'number' },
    position: { label: position, kind: 'number' },
    slug: { label: slug.label, kind: 'text', isHidden: true },
  },
  filters: { is_protected: { label: isProtected, kind: 'choice', choices: yesOrNo } },
  fields: {
    title: { label: title, kind: 'localizedLine', isRequired: true },
    slug: { ...slug, kind: 'line' },
    is_protected: { label: isProtected, grantsAccess: true, kind: 'check' },
    position: { label: position, kind: 'number', min: 0 },
  },
  groups: [{ label: basics, fields: ['title', 'is_protected', 'position', 'slug'] }],
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ position: 0 }),
})

const directory = { de: 'Verzeichnis', en: 'Directory' }
const files = { de: 'Dateien', en: 'Files' }
const date = { de: 'Datum', en: 'Date' }

export const downloadDirectories = describeType(downloadDirectoryRecords, {
  name: {
    one: { de: 'Verzeichnis der Downloads', en: 'Download directory' },
    many: { de: 'Verzeichnisse der Downloads', en: 'Download directories' },
    create: { de: 'Neues Verzeichnis', en: 'New directory' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    category: { label: category, kind: 'relation' },
    is_protected: { label: isProtected, kind: 'check' },
    files: { label: files, kind: 'number' },
    date: { label: { de: 'Neueste Datei', en: 'Latest file' }, kind: 'day' },
    follows_articles: { label: followsArticles, kind: 'check', isHidden: true },
    position: { label: position, kind: 'number', isHidden: true },
    slug: { label: slug.label, kind: 'text', isHidden: true },
  },
  filters: {
    category: { label: category, kind: 'relation', type: 'download-categories' },
    is_protected: { label: isProtected, kind: 'choice', choices: yesOrNo },
  },
  fields: {
    title: { label: title, kind: 'localizedLine', isRequired: true },
    slug: { ...slug, kind: 'line' },
    description: { label: description, kind: 'localizedText' },
    category: { label: category, grantsAccess: true, kind: 'relation', type: 'download-categories', isRequired: true },
    position: { label: position, kind: 'number', min: 0 },
    follows_articles: {
      label: followsArticles,
      hint: {
        de: 'Die Dateien sind dann nur sichtbar, solange ein Beitrag mit ihnen online ist.',
        en: 'The files are then visible only while an article that has them is online.',
      },
      grantsAccess: true,
      kind: 'check',
    },
    files: {
      label: files,
      hint: {
        de: 'In ihrer Reihenfolge. Hochgeladen, verschoben und gelöscht werden sie unter „Dateien zum Herunterladen“.',
        en: 'In their order. Upload, move, and delete them under “Files to download.”',
      },
      kind: 'relations',
      type: 'download-files',
      isOrderOnly: true,
    },
  },
  groups: [
    { label: basics, fields: ['title', 'description', 'category', 'position', 'slug'] },
    { label: files, fields: ['files', 'follows_articles'] },
  ],
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ position: 0, follows_articles: null }),
})

const name = { de: 'Dateiname', en: 'File name' }

export const downloadFiles = describeType(downloadFileRecords, {
  name: {
    one: { de: 'Datei zum Herunterladen', en: 'File to download' },
    many: { de: 'Dateien zum Herunterladen', en: 'Files to download' },
    create: { de: 'Neue Datei', en: 'New file' },
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    directory: { label: directory, kind: 'relation' },
    is_protected: { label: isProtected, kind: 'check' },
    language: { label: language, kind: 'choice', choices: languages },
    date: { label: date, kind: 'day' },
    name: { label: name, kind: 'text', isHidden: true },
    size: { label: { de: 'Größe', en: 'Size' }, kind: 'size' },
    stored_at: { label: { de: 'Hochgeladen am', en: 'Uploaded on' }, kind: 'time', isHidden: true },
    type: { label: { de: 'Dateityp', en: 'File type' }, kind: 'text', isHidden: true },
  },
  filters: {
    directory: { label: directory, kind: 'relation', type: 'download-directories' },
    category: { label: category, kind: 'relation', type: 'download-categories' },
    language: { label: language, kind: 'choice', choices: languages },
    is_protected: { label: isProtected, kind: 'choice', choices: yesOrNo },
  },
  fields: {
    content: {
      label: { de: 'Datei', en: 'File' },
      hint: {
        de: 'Höchstens 20 MB. Wird die Datei ersetzt, bleibt ihre Adresse gleich.',
        en: 'At most 20 MB. If the file is replaced, its address stays the same.',
      },
      kind: 'file',
      isRequired: true,
    },
    title: { label: title, kind: 'localizedLine', isRequired: true },
    directory: {
      label: directory,
      grantsAccess: true,
      kind: 'relation',
      type: 'download-directories',
      isRequired: true,
    },
    language: { label: { de: 'Sprache der Datei', en: 'Language of the file' }, kind: 'choice', choices: languages },
    date: {
      label: date,
      hint: { de: 'Datum des Inhalts.', en: 'The date of the content.' },
      kind: 'day',
      isRequired: true,
    },
  },
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ date: toBerlinDay(new Date()) }),
})
