import type { Locale } from '@/lib/contract/common/locale'
import type { Letters } from './letter'

type JobMail = 'job-ends-soon' | 'job-withdrawn' | 'job-deleted' | 'job-unblocked' | 'job-team-invitation'

/** Mails to the owners of job ads. */
export const jobMails: Record<Locale, Pick<Letters, JobMail>> = {
  de: {
    'job-ends-soon': ({ title, until, views, url, listUrl }) => ({
      subject: `Noch bis ${until} online: ${title}`,
      preheader: 'Mit einem Klick verlängern Sie Ihre Stellenanzeige.',
      paragraphs: [
        `Ihre Stellenanzeige steht noch bis zum ${until} in der Jobbörse. Ist die Stelle noch frei? Dann verlängern Sie die Anzeige, ganz ohne Anmeldung:`,
      ],
      facts: [
        { label: 'Anzeige', value: title },
        { label: 'Letzter Tag', value: until },
        { label: 'Aufrufe bisher', value: views },
      ],
      action: { label: 'Anzeige verlängern', url },
      afterwards: [
        'Die Anzeige soll wie geplant enden? Dann brauchen Sie nichts zu tun.',
        'Der Link gilt bis zum Ende der Anzeige. Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, kann die Anzeige verlängern.',
        `Bearbeiten oder zurückziehen können Sie die Anzeige hier: ${listUrl}`,
      ],
    }),
    'job-withdrawn': ({ title, reason, listUrl }) => ({
      subject: 'Ihre Stellenanzeige wurde zurückgezogen',
      preheader: 'Die Anzeige ist nicht mehr online.',
      paragraphs: [`Ihre Stellenanzeige „${title}“ ist nicht mehr online. Wir haben sie zurückgezogen.`],
      facts: reason === '' ? [] : [{ label: 'Begründung', value: reason }],
      action: { label: 'Zu meinen Stellenanzeigen', url: listUrl },
    }),
    'job-deleted': ({ title, listUrl }, { email }) => ({
      subject: 'Ihre Stellenanzeige wurde gelöscht',
      preheader: title,
      paragraphs: [
        `wir haben Ihre Stellenanzeige „${title}“ gelöscht. Sie steht nicht mehr in der Jobbörse und nicht mehr in „Meine Stellenanzeigen“.`,
      ],
      action: { label: 'Zu meinen Stellenanzeigen', url: listUrl },
      afterwards: [`Haben Sie Fragen? Dann wenden Sie sich bitte an uns${email && `: ${email}`}.`],
    }),
    'job-unblocked': ({ title, listUrl }) => ({
      subject: 'Sie können Ihre Stellenanzeige wieder veröffentlichen',
      preheader: 'Wir haben Ihre Anzeige freigegeben.',
      paragraphs: [
        `wir haben Ihre Stellenanzeige „${title}“ freigegeben. Wenn die Stelle noch frei ist, können Sie die Anzeige wieder veröffentlichen.`,
      ],
      action: { label: 'Zu meinen Stellenanzeigen', url: listUrl },
    }),
    'job-team-invitation': ({ team, invitedBy, url }) => ({
      subject: `Stellenanzeigen gemeinsam verwalten: ${team}`,
      preheader: `${invitedBy} lädt Sie ein.`,
      paragraphs: [
        `${invitedBy} lädt Sie ein, die Stellenanzeigen von „${team}“ gemeinsam zu verwalten: Alle im Team sehen, ändern, veröffentlichen und löschen sie.`,
        'Sie brauchen dafür ein Konto mit Zugang zur Jobbörse. Wenn Sie noch keines haben, beantragen Sie zuerst eines und öffnen Sie diesen Link danach noch einmal.',
        'Eigene Anzeigen können Sie in das Team mitbringen. Sie werden beim Annehmen danach gefragt.',
      ],
      action: { label: 'Einladung ansehen', url },
      afterwards: [
        'Der Link ist vierzehn Tage gültig und kann einmal angenommen werden.',
        'Die Einladung ist nicht für Sie? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
  en: {
    'job-ends-soon': ({ title, until, views, url, listUrl }) => ({
      subject: `Online until ${until}: ${title}`,
      preheader: 'One click renews your job ad.',
      paragraphs: [
        `Your job ad stays on the job board until ${until}. Is the position still open? Then renew the ad, without logging in:`,
      ],
      facts: [
        { label: 'Ad', value: title },
        { label: 'Last day', value: until },
        { label: 'Views so far', value: views },
      ],
      action: { label: 'Renew the ad', url },
      afterwards: [
        'If the ad should end as planned, you don’t need to do anything.',
        'The link is valid until the ad ends. Please don’t forward this email: anyone who has the link can renew the ad.',
        `You can edit or withdraw the ad here: ${listUrl}`,
      ],
    }),
    'job-withdrawn': ({ title, reason, listUrl }) => ({
      subject: 'Your job ad was withdrawn',
      preheader: 'The ad is no longer online.',
      paragraphs: [`Your job ad “${title}” is no longer online. We have withdrawn it.`],
      facts: reason === '' ? [] : [{ label: 'Reason', value: reason }],
      action: { label: 'Go to my job ads', url: listUrl },
    }),
    'job-deleted': ({ title, listUrl }, { email }) => ({
      subject: 'Your job ad was deleted',
      preheader: title,
      paragraphs: [`We have deleted your job ad “${title}”. It is no longer on the job board or in “My job ads.”`],
      action: { label: 'Go to my job ads', url: listUrl },
      afterwards: [`If you have questions, please contact us${email && `: ${email}`}.`],
    }),
    'job-unblocked': ({ title, listUrl }) => ({
      subject: 'You can publish your job ad again',
      preheader: 'We have released your ad.',
      paragraphs: [
        `We have released your job ad “${title}”. If the position is still open, you can publish the ad again.`,
      ],
      action: { label: 'Go to my job ads', url: listUrl },
    }),
    'job-team-invitation': ({ team, invitedBy, url }) => ({
      subject: `Manage job ads together: ${team}`,
      preheader: `${invitedBy} invites you.`,
      paragraphs: [
        `${invitedBy} invites you to manage the job ads of “${team}” together: everyone on the team can see, change, publish, and delete them.`,
        'For this, you need an account with access to the job board. If you don’t have one yet, please request one first and then open this link again.',
        'You can bring your own ads into the team. You will be asked when you accept.',
      ],
      action: { label: 'View the invitation', url },
      afterwards: [
        'The link is valid for 14 days and can be accepted once.',
        'If the invitation isn’t for you, you don’t need to do anything.',
      ],
    }),
  },
}
