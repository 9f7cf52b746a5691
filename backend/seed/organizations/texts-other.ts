import { history, type Texts, visit } from './sentences'

export const otherTexts: Texts = {
  teaser: [
    [
      'Ein Partner der Bühnen in {city} und weit darüber hinaus.',
      'A partner of the theaters in {city} and far beyond.',
    ],
    [
      'Räume, Rat und Reichweite für die darstellenden Künste.',
      'Rooms, advice and reach for the performing arts.',
    ],
    [
      'Hier treffen sich Publikum, Profis und Nachwuchs.',
      'Where audiences, professionals and newcomers meet.',
    ],
    [
      '{shows} Veranstaltungen im Jahr, getragen von {staff} Menschen.',
      '{shows} events a year, carried by {staff} people.',
    ],
    [
      'Aus {city} für die ganze Region: Kunst, Bildung und Begegnung.',
      'From {city} for the whole region: art, education and encounter.',
    ],
  ],
  opening: [
    [
      '<strong>{name}</strong> gehört zu den Mitgliedern, die selbst kein Ensemble haben und ohne die doch keines auskommt.',
      '<strong>{name}</strong> is one of the members that have no ensemble, and that no ensemble could do without.',
    ],
    [
      'In {city} bringt <strong>{name}</strong> zusammen, was sonst nebeneinander arbeitet: Häuser, freie Gruppen, Schulen und Vereine.',
      'In {city} <strong>{name}</strong> brings together what otherwise works side by side: houses, independent companies, schools and associations.',
    ],
    [
      'Rund {guests} Menschen nutzen im Jahr, was <strong>{name}</strong> anbietet.',
      'Some {guests} people a year use what <strong>{name}</strong> offers.',
    ],
    [
      '<strong>{name}</strong> arbeitet mit {staff} Beschäftigten und vielen Freiwilligen für das kulturelle Leben in {city}.',
      'With {staff} employees and many volunteers <strong>{name}</strong> works for cultural life in {city}.',
    ],
    [
      'Was auf der Bühne zu sehen ist, beginnt oft hier: <strong>{name}</strong> plant, berät und öffnet Türen.',
      'What is seen on stage often begins here: <strong>{name}</strong> plans, advises and opens doors.',
    ],
  ],
  history,
  programmeTitle: ['Was wir tun', 'What we do'],
  programme: [
    [
      'Im Jahr finden {shows} Veranstaltungen statt, von der Lesung bis zum Kongress.',
      'There are {shows} events a year, from readings to conferences.',
    ],
    [
      'Eine Bibliothek mit Textbüchern, Noten und Programmheften steht allen offen.',
      'A library of scripts, scores and programmes is open to all.',
    ],
    [
      'Stipendien geben jungen Künstlerinnen und Künstlern ein halbes Jahr Zeit für eine eigene Arbeit.',
      'Grants give young artists half a year for a work of their own.',
    ],
    [
      'Fahrdienste bringen Menschen aus dem Umland ins Theater und nachts wieder heim.',
      'A bus service brings people from the surroundings to the theater and home again at night.',
    ],
    [
      'Fortbildungen zu Recht, Technik und Vermittlung gibt es jeden Monat, auch am Bildschirm.',
      'Courses on law, technology and outreach are held every month, on screen too.',
    ],
    [
      'Alle zwei Jahre wird ein Preis für herausragende Vermittlungsarbeit vergeben.',
      'A prize for outstanding outreach is awarded every other year.',
    ],
  ],
  peopleTitle: ['Wer dahintersteht', 'Who is behind it'],
  people: [
    [
      'Ein Beirat aus Kunst, Verwaltung und Publikum begleitet die Arbeit.',
      'A board of artists, officials and members of the audience accompanies the work.',
    ],
    [
      '{staff} Menschen teilen sich Planung, Technik und Verwaltung.',
      '{staff} people share planning, technology and administration.',
    ],
    [
      'Ein freiwilliges kulturelles Jahr ist in jeder Abteilung möglich.',
      'A voluntary year in the arts is possible in every department.',
    ],
    [
      'Mitglieder werden zweimal im Jahr zu einer Versammlung eingeladen, über das Programm stimmen sie ab.',
      'Members are invited to a meeting twice a year and vote on the programme.',
    ],
    [
      'Partnerschaften verbinden die Einrichtung mit Häusern in fünf Ländern.',
      'Partnerships link it to houses in five countries.',
    ],
  ],
  visit,
}
