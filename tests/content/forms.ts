import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { formSubmissions } from '@/backend/platform/db/schema/members/forms'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import type { FormProof } from '@/lib/contract/forms/form-ticket'
import type { TestBackend } from '../backend-app'
import { createPage } from './content'
import type { TestEditor } from './editors'
import { createFormProof } from './form-proofs'

type Answers = Record<string, string | Blob | string[]>

const defaultFields = [
  { label: 'Name', is_required: true },
  { label: 'E-Mail', kind: 'email', is_required: true },
  { label: 'Nachricht', kind: 'text' },
  { label: 'Essen', kind: 'radio', options: 'vegan\nmit Fleisch' },
  { label: 'Tage', kind: 'checkboxes', options: 'Freitag\nSamstag' },
  { label: 'Anreise', kind: 'date' },
  { label: 'Anlage', kind: 'file' },
  { label: 'Ich stimme zu', kind: 'consent', is_required: true },
]

/** Functions that publish forms and send answers. Each answer advances the clock. */
export function createFormTools(backend: TestBackend, time: { now: Date }, editor: () => TestEditor) {
  let client = 0
  /** Publishes a page with a form. `field` returns the id of a field by its label. */
  async function publishForm(data: Record<string, unknown> = {}, fields: object[] = defaultFields) {
    const pageId = await createPage(backend.services.db, {
      path: { de: `formular-${Math.random()}`.replace('.', '') },
      modules: [
        {
          model: 'form',
          data: { title: 'Anmeldung', recipients: 'tagung@example.org', keep_days: 30, ...data },
          children: fields.map((field) => ({ model: 'formfield', data: { ...field } })),
        },
      ],
    })
    const { status } = await editor().post(`page/${pageId}/publish/`, {})
    expect(status).toBe(200)
    const rows = await backend.services.db.select().from(modules).where(eq(modules.objectId, pageId))
    const id = rows.find(({ model }) => model === 'form')?.id ?? 0
    const field = (label: string) => `field-${rows.find((row) => row.data.label === label)?.id}`
    return { pageId, id, field }
  }
  type Form = Awaited<ReturnType<typeof publishForm>>

  async function createProof(form: Form, options = {}): Promise<FormProof> {
    const proof = await createFormProof(backend, `block-${form.id}`, options)
    time.now = new Date(time.now.getTime() + 3000)
    return proof
  }

  function toBody(form: Form, proof: FormProof, values: Answers = {}) {
    const data = new FormData()
    const answers = { Name: 'Ada Lang', 'E-Mail': 'ada@example.org', 'Ich stimme zu': 'yes', ...values }
    for (const [label, value] of Object.entries(answers)) {
      for (const part of [value].flat()) data.append(form.field(label), part)
    }
    data.set('ticket', proof.ticket)
    data.set('work', proof.answers.join(','))
    data.set('trap', proof.trap)
    return data
  }

  async function send(form: Form, body: FormData, headers: Record<string, string> = {}, locale = 'de') {
    const response = await backend.app.request(`/${locale}/api/forms/${form.id}/answers/`, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': `192.0.2.${client}`, ...headers },
    })
    return { status: response.status, body: await response.json() }
  }

  const answer = async (form: Form, values: Answers = {}, locale = 'de') =>
    send(form, toBody(form, await createProof(form), values), {}, locale)

  const listStored = (form: Form) =>
    backend.services.db.select().from(formSubmissions).where(eq(formSubmissions.formId, form.id))
  const listAnswerMails = () => backend.services.db.select().from(outbox).where(eq(outbox.template, 'form-answer'))

  return {
    publishForm,
    createProof,
    toBody,
    send,
    answer,
    listStored,
    listAnswerMails,
    /** Sends further answers from a new client, which has not reached any limit. */
    changeClient() {
      client += 1
    },
  }
}
