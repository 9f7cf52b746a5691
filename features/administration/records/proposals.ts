import { entryFields } from '@/lib/contract/administration/own-organization'
import { proposalRecords } from '@/lib/contract/administration/proposals'
import { describeType, type Field, type Label } from '../record-type'
import { basics, email, member, name, state } from './common-labels'
import { organizations } from './organizations'

/** The fields of an entry with their inputs, by name. */
export const entryControls: Readonly<Record<string, Field>> = Object.fromEntries(
  organizations.groups.flatMap(({ fields }) => Object.entries(fields)),
)

const fieldNames: Readonly<Record<string, Label>> = Object.fromEntries(
  entryFields.map((field) => [field, entryControls[field]?.label ?? { de: field, en: field }]),
)
const states = {
  waiting: { de: 'Wartet', en: 'Waiting' },
  decided: { de: 'Entschieden', en: 'Decided' },
  withdrawn: { de: 'Zurückgezogen', en: 'Withdrawn' },
}
const proposer = { de: 'Von', en: 'By' }
const proposedAt = { de: 'Vorgeschlagen am', en: 'Proposed on' }
const decidedAt = { de: 'Entschieden am', en: 'Decided on' }
const decidedBy = { de: 'Entschieden von', en: 'Decided by' }
const logos = { de: 'Logos', en: 'Logos' }
const changes = { de: 'Änderungen', en: 'Changes' }

/** The changes that delegates propose for their organization's entry. */
export const proposals = describeType(proposalRecords, {
  name: {
    one: { de: 'Änderungsvorschlag', en: 'Proposed change' },
    many: { de: 'Änderungsvorschläge', en: 'Proposed changes' },
  },
  description: {
    de: 'Was Mitglieder an ihren Einträgen ändern möchten. Auf der Website erscheint nur, was Sie übernehmen.',
    en: 'What members would like to change in their entries. Only what you accept appears on the website.',
  },
  columns: {
    organization: { label: member, kind: 'relation', isTitle: true },
    fields: { label: changes, kind: 'choice', choices: fieldNames },
    by: { label: proposer, kind: 'relation' },
    proposed_at: { label: proposedAt, kind: 'time' },
    state: { label: state, kind: 'choice', choices: states },
    decided_at: { label: decidedAt, kind: 'time', isHidden: true },
    decided_by: { label: decidedBy, kind: 'text', isHidden: true },
  },
  filters: {
    state: { label: state, kind: 'choice', choices: states },
    organization: { label: member, kind: 'relation', type: 'organizations' },
  },
  fields: {
    organization: { label: member, kind: 'facts', fields: { title: { label: name, kind: 'line' } } },
    by: {
      label: proposer,
      kind: 'facts',
      fields: { title: { label: name, kind: 'line' }, email: { label: email, kind: 'line' } },
    },
    state: { label: state, kind: 'choice', choices: states },
    proposed_at: { label: proposedAt, kind: 'time' },
    decided_at: { label: decidedAt, kind: 'time' },
    decided_by: { label: decidedBy, kind: 'line' },
    proposal_revision: { label: { de: 'Fassung', en: 'Version' }, kind: 'number' },
    entry_revision: { label: { de: 'Fassung des Eintrags', en: 'Version of the entry' }, kind: 'number' },
    changes: { label: changes, kind: 'rows', rowLabel: changes, fields: {}, emptyRow: {} },
    logos: { label: logos, kind: 'rows', rowLabel: logos, fields: {}, emptyRow: {} },
  },
  groups: [{ label: basics, fields: ['organization', 'by', 'proposed_at', 'state', 'decided_at', 'decided_by'] }],
  actions: {
    // Not offered as a button, because the panel of the proposal asks for the decisions.
    decide: { label: { de: 'Entscheiden', en: 'Decide' }, isOffered: () => false },
    approve: {
      label: { de: 'Alles übernehmen', en: 'Accept everything' },
      question: {
        de: 'Alle Änderungen werden wie vorgeschlagen übernommen. Texte, die noch nicht veröffentlicht sind, erscheinen erst mit der Veröffentlichung. Die Person, die sie vorgeschlagen hat, erhält eine E-Mail.',
        en: 'All changes are accepted as proposed. Texts that are not published yet appear only when published. The person who proposed them receives an email.',
      },
      isOffered: ({ state: current }) => current === 'waiting',
    },
  },
  can: { create: false, change: false, delete: false },
})
