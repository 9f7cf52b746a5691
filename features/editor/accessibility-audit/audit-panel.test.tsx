import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import { renderIn } from '@/tests/render'
import { createAudit } from './audit.fixture'
import { AuditPanel } from './audit-panel'
import { type Finding, toFindingId } from './findings'
import { OpenErrors } from './open-errors'
import { WaiverList } from './waiver-list'
import { findReason, listOpenErrors, type Reasons, toWaivers } from './waivers'

const vague: Finding = { rule: 'link-vague', key: 'm3', subject: 'hier' }
const bare: Finding = { rule: 'picture-undescribed', key: 'm4', subject: '12' }
const loud: Finding = { rule: 'capitals', key: 'm3', subject: 'HEUTE KEINE VORSTELLUNG' }
const ids: Record<string, number> = { m3: 3, m4: 4 }
const findModuleId = (key: string) => ids[key] ?? null

function WaivingForm() {
  const [reasons, setReasons] = useState<Reasons>(new Map())
  const setReason = (finding: Finding, reason: string) =>
    setReasons((current) => new Map(current).set(toFindingId(finding), reason))
  const getReason = (finding: Finding) => findReason(finding, { reasons, publishedWaivers: [], findModuleId })
  return <OpenErrors id="publish" audit={{ ...createAudit([vague, bare, loud]), getReason, setReason }} />
}

describe('the audit panel', () => {
  it('shows the number of findings, explains each one, and links to its block', async () => {
    const show = vi.fn()
    renderIn('de', <AuditPanel audit={{ ...createAudit([vague, bare, loud]), show }} />)
    expect(screen.getByRole('status')).toHaveTextContent('Barrierefreiheit: 2 Fehler, 1 Hinweis')
    await userEvent.click(screen.getByTitle('Barrierefreiheit: 2 Fehler, 1 Hinweis'))
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Fehler: Ein Link sagt nicht, wohin er führthier')
    expect(first).toHaveTextContent('Nennen Sie das Ziel')
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    expect(show).toHaveBeenCalledWith(vague)
  })

  it.each([
    [[], 'Accessibility: nothing found'],
    [[vague], 'Accessibility: 1 error'],
    [[loud], 'Accessibility: 1 notice'],
  ])('counts %j', (findings, words) => {
    renderIn('en', <AuditPanel audit={createAudit(findings)} />)
    expect(screen.getByRole('status')).toHaveTextContent(words)
  })
})

describe('before publishing', () => {
  it('requires a reason for each error, and a fix for some', async () => {
    renderIn('de', <WaivingForm />)
    expect(screen.getByText(/^Noch 2 Fehler/)).toBeVisible()
    expect(screen.getByText(/muss vor dem Veröffentlichen behoben werden/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /^Warum es so bleiben soll/ }), 'ok')
    expect(screen.getByText(/^Noch 2 Fehler/)).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /mindestens 10 Zeichen/ }), ', ein Zitat')
    // The remaining error cannot be waived.
    expect(screen.getByText('Noch ein Fehler: Bitte beheben Sie ihn.')).toBeVisible()
  })

  it('shows the block of an error and closes the panel', async () => {
    const show = vi.fn()
    const audit = { ...createAudit([vague, loud]), show }
    const { container } = renderIn(
      'de',
      <details open>
        <OpenErrors id="publish" audit={audit} />
      </details>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Stelle zeigen' }))
    expect(show).toHaveBeenCalledWith(vague)
    expect(container.querySelector('details')).not.toHaveAttribute('open')
  })

  it('asks nothing without errors', () => {
    const { container } = renderIn('de', <OpenErrors id="publish" audit={createAudit([loud])} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a reason', () => {
  const publishedWaivers: Waiver[] = [
    { module: 3, rule: 'link-vague', subject: 'hier', reason: 'Ein Zitat aus einem Brief' },
  ]
  const getReason = (finding: Finding) => findReason(finding, { reasons: new Map(), publishedWaivers, findModuleId })

  it('of the last version stays valid while the text is unchanged', () => {
    expect(getReason(vague)).toBe('Ein Zitat aus einem Brief')
    expect(getReason({ ...vague, subject: 'mehr' })).toBe('')
    expect(getReason({ ...vague, key: 'm4' })).toBe('')
    expect(listOpenErrors([vague, bare, loud], getReason)).toEqual([bare])
  })

  it('that was removed no longer counts', () => {
    const reasons = new Map([[toFindingId(vague), '']])
    expect(findReason(vague, { reasons, publishedWaivers, findModuleId })).toBe('')
  })

  it('is stored with the module, the rule and the text', () => {
    expect(toWaivers([vague, bare, loud], getReason, findModuleId)).toEqual(publishedWaivers)
  })

  it('is shown with its version', () => {
    renderIn('de', <WaiverList waivers={publishedWaivers} />)
    expect(screen.getByRole('list', { name: 'Mit Begründung veröffentlicht' })).toHaveTextContent(
      'Ein Link sagt nicht, wohin er führthier: Ein Zitat aus einem Brief',
    )
  })
})
