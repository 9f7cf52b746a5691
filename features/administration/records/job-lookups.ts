import { jobLookupRecords } from '@/lib/contract/administration/job-lookups'
import { describeType } from '../record-type'
import { deleteAction, name, position, yesOrNo } from './common-labels'

const lookup = { de: 'Feld', en: 'Field' }
const shortName = { de: 'Kürzel', en: 'Identifier' }
const isShown = { de: 'Wird angeboten', en: 'Offered' }
const lookups = {
  category: { de: 'Arbeitsfeld', en: 'Field of work' },
  employment_type: { de: 'Beschäftigungsart', en: 'Type of employment' },
  specialization: { de: 'Fachgebiet', en: 'Specialization' },
  occupation: { de: 'Beruf', en: 'Occupation' },
  contract_type: { de: 'Vertragsart', en: 'Contract type' },
}

export const jobLookups = describeType(jobLookupRecords, {
  name: {
    one: { de: 'Auswahlwert', en: 'Choice' },
    many: { de: 'Auswahllisten', en: 'Choice lists' },
    create: { de: 'Neuer Auswahlwert', en: 'New choice' },
  },
  description: {
    de: 'Werte, die Formulare und Filter der Jobbörse anbieten. Anzeigen behalten einen Wert, der nicht mehr angeboten wird; ein neuer Name gilt auch für sie.',
    en: 'Choices offered in the forms and filters of the job board. Ads keep a choice that is no longer offered; a new name also applies to them.',
  },
  columns: {
    lookup: { label: lookup, kind: 'choice', choices: lookups },
    name: { label: name, kind: 'localized', isTitle: true },
    position: { label: position, kind: 'number' },
    is_shown: { label: isShown, kind: 'check' },
    jobs: { label: { de: 'Anzeigen', en: 'Ads' }, kind: 'number' },
    slug: { label: shortName, kind: 'text', isHidden: true },
  },
  filters: {
    lookup: { label: lookup, kind: 'choice', choices: lookups },
    is_shown: { label: isShown, kind: 'choice', choices: yesOrNo },
  },
  fields: {
    lookup: { label: lookup, kind: 'choice', choices: lookups, isRequired: true },
    name: { label: name, kind: 'localizedLine', isRequired: true },
    slug: {
      label: shortName,
      hint: {
        de: 'Bleibt das Feld leer, wird es aus dem deutschen Namen gebildet. Danach lässt es sich nicht ändern.',
        en: 'If empty, it is derived from the German name. It can’t be changed afterward.',
      },
      kind: 'line',
    },
    position: { label: position, kind: 'number', min: 0 },
    is_shown: { label: isShown, kind: 'check' },
  },
  actions: {
    hide: {
      label: { de: 'Nicht mehr anbieten', en: 'Stop offering' },
      undo: 'show',
      isOffered: (row) => row.is_shown === true,
    },
    show: { label: { de: 'Anbieten', en: 'Offer' }, undo: 'hide', isOffered: (row) => row.is_shown === false },
    delete: deleteAction,
  },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ lookup: 'category' as const, slug: '', position: 0, is_shown: true }),
})
