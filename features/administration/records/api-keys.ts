import { apiKeyRecords } from '@/lib/contract/administration/api-keys'
import { describeType } from '../record-type'
import { name, permanentDeleteAction, title } from './common-labels'

const team = { de: 'Team', en: 'Team' }
const prefix = { de: 'Beginnt mit', en: 'Begins with' }
const scopes = { de: 'Berechtigungen', en: 'Permissions' }
const createdBy = { de: 'Angelegt von', en: 'Created by' }
const createdAt = { de: 'Angelegt am', en: 'Created on' }
const lastUsed = { de: 'Zuletzt benutzt', en: 'Last used' }
const titleField = { label: title, kind: 'line' } as const

/** API keys, with which other programs create and change job ads. */
export const apiKeys = describeType(apiKeyRecords, {
  name: { one: { de: 'API-Schlüssel', en: 'API key' }, many: { de: 'API-Schlüssel', en: 'API keys' } },
  description: {
    de: 'API-Schlüssel legen Organisationen unter „Meine Stellenanzeigen“ an. Wird einer gelöscht, hat das Programm sofort keinen Zugriff mehr.',
    en: 'Organizations create API keys under “My job ads”. If a key is deleted, its program loses access immediately.',
  },
  columns: {
    name: { label: name, kind: 'text', isTitle: true },
    team: { label: team, kind: 'relation' },
    prefix: { label: prefix, kind: 'text' },
    created_by: { label: createdBy, kind: 'relation' },
    created_at: { label: createdAt, kind: 'time' },
    last_used_on: { label: lastUsed, kind: 'day' },
  },
  filters: { team: { label: team, kind: 'link' } },
  fields: {
    name: { label: name, kind: 'line' },
    prefix: { label: prefix, kind: 'line' },
    scopes: { label: scopes, kind: 'texts' },
    team: { label: team, kind: 'facts', fields: { title: titleField } },
    created_by: { label: createdBy, kind: 'facts', fields: { title: titleField } },
    created_at: { label: createdAt, kind: 'time' },
    last_used_on: { label: lastUsed, kind: 'day' },
  },
  actions: { delete: permanentDeleteAction },
  can: { create: false, change: false, delete: true },
})
