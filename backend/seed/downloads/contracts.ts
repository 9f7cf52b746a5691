import { directory, file, type SeedDownloadCategory } from './download'

/** Model contracts, for members. */
export const contracts: SeedDownloadCategory = {
  slug: 'vertragsmuster',
  title: { de: 'Vertragsmuster', en: 'Model contracts' },
  isProtected: true,
  directories: [
    directory(
      'arbeitsvertraege',
      { de: 'Arbeitsverträge', en: 'Employment contracts' },
      {
        de: 'Muster nach TV Bühne und TV Orchester. Eckige Klammern zeigen, wo Sie entscheiden müssen.',
        en: 'Templates under both agreements. Square brackets show where you have to decide.',
      },
      [
        file('muster-arbeitsvertrag-solo.pdf', '2026-01-12', {
          de: 'Arbeitsvertrag Solo',
          en: 'Contract for soloists',
        }),
        file('muster-arbeitsvertrag-chor-tanz.pdf', '2026-01-12', {
          de: 'Arbeitsvertrag Chor und Tanz',
          en: 'Contract for chorus and dance',
        }),
        file('muster-arbeitsvertrag-orchester.pdf', '2025-09-30', {
          de: 'Arbeitsvertrag Orchester',
          en: 'Contract for musicians',
        }),
        file('muster-arbeitsvertrag-technik.pdf', '2025-09-30', {
          de: 'Arbeitsvertrag Technik und Werkstätten',
          en: 'Contract for technicians and workshops',
        }),
      ],
    ),
    directory(
      'gastvertraege',
      { de: 'Gastverträge', en: 'Guest contracts' },
      {
        de: 'Für Schauspiel, Oper und Dirigat, mit einer Hilfe zur Abgrenzung von selbstständiger Arbeit.',
        en: 'For drama, opera and conductors, with help in telling employment from self-employment.',
      },
      [
        file('gastvertrag-schauspiel.pdf', '2025-10-07', {
          de: 'Gastvertrag Schauspiel',
          en: 'Guest contract, drama',
        }),
        file('gastvertrag-oper.pdf', '2025-10-07', { de: 'Gastvertrag Oper', en: 'Guest contract, opera' }),
        file(
          'guest-contract-conductor.pdf',
          '2025-10-07',
          { de: 'Gastvertrag Dirigat', en: 'Guest contract, conductor' },
          {
            language: 'en',
          },
        ),
      ],
    ),
    directory(
      'betriebsvereinbarungen',
      { de: 'Vereinbarungen im Haus', en: 'Works agreements' },
      {
        de: 'Dienstplanung, Teilzeit auf der Bühne, mobiles Arbeiten: Muster, die mit Häusern erprobt sind.',
        en: 'Rotas, part-time work on stage, remote work: templates tried out with houses.',
      },
      [
        file('betriebsvereinbarung-dienstplanung.pdf', '2025-11-20', {
          de: 'Betriebsvereinbarung zur Dienstplanung',
          en: 'Works agreement on rotas',
        }),
        file('leitfaden-teilzeit.pdf', '2025-07-03', {
          de: 'Leitfaden Teilzeit auf der Bühne',
          en: 'Guide to part-time work',
        }),
        file('vereinbarung-mobiles-arbeiten.pdf', '2024-11-11', {
          de: 'Vereinbarung zum mobilen Arbeiten',
          en: 'Agreement on remote work',
        }),
      ],
    ),
  ],
}
