import type { Locale } from '@/lib/contract/common/locale'
import { formatDateTime } from '@/lib/time-in-words'
import type { Letters } from './letter'

/** Mails between editors about pages. */
export const feedbackMails: Record<
  Locale,
  Pick<Letters, 'page-comment' | 'review-requested' | 'review-decided' | 'plan-unconfirmed' | 'plan-changed'>
> = {
  de: {
    'page-comment': ({ by, title, text, url }) => ({
      subject: `Kommentar zu „${title}“`,
      preheader: `${by}: ${text}`,
      paragraphs: [`${by} hat „${title}“ kommentiert:`, text],
      action: { label: 'Kommentar ansehen', url },
    }),
    'review-requested': ({ by, title, note, url }) => ({
      subject: `Bitte prüfen: ${title}`,
      preheader: `${by} bittet Sie um Ihre Freigabe.`,
      paragraphs: [`${by} bittet Sie, die Seite „${title}“ zu prüfen und freizugeben.`],
      facts: [{ label: 'Anmerkung', value: note }],
      action: { label: 'Seite prüfen', url },
    }),
    'review-decided': ({ by, title, state, answer, url }) => ({
      subject: state === 'approved' ? `Freigegeben: ${title}` : `Bitte überarbeiten: ${title}`,
      preheader: state === 'approved' ? 'Die Seite kann veröffentlicht werden.' : 'Die Seite kommt zu Ihnen zurück.',
      paragraphs: [
        state === 'approved'
          ? `${by} hat die Seite „${title}“ freigegeben. Sie kann jetzt veröffentlicht werden.`
          : `${by} hat die Seite „${title}“ geprüft und bittet Sie, sie zu überarbeiten.`,
      ],
      facts: [{ label: 'Anmerkung', value: answer }],
      action: { label: 'Seite öffnen', url },
    }),
    'plan-unconfirmed': ({ title, by, at, url }) => ({
      subject: `Bitte bestätigen: ${title}`,
      preheader: 'Ein Plan wartet auf eine Bestätigung.',
      paragraphs: [
        by === ''
          ? `„${title}“ soll am ${at} erscheinen. Das Konto der Person, die das geplant hat, wurde inzwischen gesperrt, gelöscht oder überall abgemeldet.`
          : `„${title}“ soll am ${at} erscheinen. Geplant hat das ${by}. Dieses Konto darf das nicht mehr.`,
        'Bitte bestätigen Sie den Plan, oder sagen Sie ihn ab. Ohne Bestätigung erscheint nichts.',
      ],
      action: { label: 'Plan ansehen', url },
    }),
    'plan-changed': ({ title, by, at, newAt, isDispatch }) => ({
      subject: `${isDispatch ? 'Versand' : 'Veröffentlichung'} ${newAt === null ? 'abgesagt' : 'verlegt'}: ${title}`,
      preheader: `${by} hat Ihren Plan geändert.`,
      paragraphs: [
        `${by} hat geändert, was Sie geplant haben: ${isDispatch ? 'den Versand' : 'die Veröffentlichung'} von „${title}“.`,
      ],
      facts: [
        { label: 'Bisher', value: formatDateTime(new Date(at), 'de') },
        { label: 'Jetzt', value: newAt === null ? 'abgesagt' : formatDateTime(new Date(newAt), 'de') },
      ],
    }),
  },
  en: {
    'page-comment': ({ by, title, text, url }) => ({
      subject: `Comment on “${title}”`,
      preheader: `${by}: ${text}`,
      paragraphs: [`${by} commented on “${title}”:`, text],
      action: { label: 'View the comment', url },
    }),
    'review-requested': ({ by, title, note, url }) => ({
      subject: `Please review: ${title}`,
      preheader: `${by} is asking for your approval.`,
      paragraphs: [`${by} is asking you to review and approve the page “${title}”.`],
      facts: [{ label: 'Note', value: note }],
      action: { label: 'Review the page', url },
    }),
    'review-decided': ({ by, title, state, answer, url }) => ({
      subject: state === 'approved' ? `Approved: ${title}` : `Please revise: ${title}`,
      preheader: state === 'approved' ? 'The page can be published.' : 'The page has been returned to you.',
      paragraphs: [
        state === 'approved'
          ? `${by} has approved the page “${title}”. It can be published now.`
          : `${by} has reviewed the page “${title}” and is asking you to revise it.`,
      ],
      facts: [{ label: 'Note', value: answer }],
      action: { label: 'Open the page', url },
    }),
    'plan-unconfirmed': ({ title, by, at, url }) => ({
      subject: `Please confirm: ${title}`,
      preheader: 'A plan is waiting for confirmation.',
      paragraphs: [
        by === ''
          ? `“${title}” is scheduled to appear on ${at}. The account of the person who scheduled it has since been blocked, deleted, or logged out everywhere.`
          : `“${title}” is scheduled to appear on ${at}. It was scheduled by ${by}. This account no longer has permission to do so.`,
        'Please confirm or cancel the plan. Without confirmation, nothing will appear.',
      ],
      action: { label: 'View the plan', url },
    }),
    'plan-changed': ({ title, by, at, newAt, isDispatch }) => ({
      subject: `${isDispatch ? 'Mailing' : 'Publication'} ${newAt === null ? 'canceled' : 'moved'}: ${title}`,
      preheader: `${by} has changed your plan.`,
      paragraphs: [`${by} has changed the ${isDispatch ? 'mailing' : 'publication'} of “${title}” that you scheduled.`],
      facts: [
        { label: 'Before', value: formatDateTime(new Date(at), 'en') },
        { label: 'Now', value: newAt === null ? 'canceled' : formatDateTime(new Date(newAt), 'en') },
      ],
    }),
  },
}
