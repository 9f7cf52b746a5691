import { link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'
import { login, logout, signup } from './account-access'
import { accountJobs } from './account-jobs'
import { accountCommittees, accountDownloads, groups, memberNotes, organs, profile } from './account-member'
import { changePassword, password, verifyEmail } from './account-password'

export const account: SeedPage = {
  key: 'account',
  areaClass: 'account',
  de: {
    slug: 'account',
    title: 'Mitgliederbereich',
    headline: 'Hinter der Bühne',
    metaDescription: 'Der Mitgliederbereich des VBO: Unterlagen, Gremien, Stellenanzeigen und eigene Daten.',
    modules: [
      text(
        paragraphs(
          'Hier finden Sie, was nur die Häuser angeht: Rundschreiben, Verhandlungsstände, Unterlagen Ihrer Gremien und Ihre eigenen Daten. Wer die Jobbörse nutzt, verwaltet von hier aus seine Anzeigen.',
        ),
      ),
      link('Hinweise für Mitglieder', '/de/account/hinweise'),
      link('Ansprechperson finden', '/de/ansprechpersonen'),
    ],
  },
  en: {
    slug: 'account',
    title: 'Members’ area',
    headline: 'Backstage',
    metaDescription: 'The VBO’s members’ area: papers, bodies, job advertisements and your own data.',
    modules: [
      text(
        paragraphs(
          'Here you find what concerns only the houses: circulars, the state of negotiations, papers of your bodies and your own data. Those who use the job board manage their advertisements from here.',
        ),
      ),
      link('Notes for members', '/en/account/notes'),
      link('Find your contact person', '/en/contact'),
    ],
  },
  children: [
    login,
    logout,
    signup,
    verifyEmail,
    password,
    changePassword,
    profile,
    groups,
    organs,
    accountCommittees,
    accountDownloads,
    accountJobs,
    memberNotes,
  ],
}
