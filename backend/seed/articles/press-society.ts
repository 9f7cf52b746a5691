import type { PressTopic } from './topic'

/** Access for everybody. */
export const accessibility: PressTopic = {
  category: 'bildung',
  contact: 'magdalena.tjaden',
  pictures: ['seat-arcs', 'foyer-stairs', 'audience-silhouettes'],
  attachments: 'barrierefreie-vorstellung',
  entries: [
    [
      ['Barrierefrei ist keine Sondervorstellung', 'Accessible is not a special performance'],
      [
        '{small} Häuser bieten Audiodeskription im laufenden Spielplan an. Ein Kalender zeigt, wann und wo.',
        '{small} houses offer audio description in their regular program. A calendar shows when and where.',
      ],
    ],
    [
      ['Entspannte Vorstellungen: Licht an, Türen auf', 'Relaxed performances: lights on, doors open'],
      [
        'Man darf reden, gehen, wiederkommen. Was für einige gedacht war, buchen inzwischen viele.',
        'You may talk, leave and return. What was meant for some is now booked by many.',
      ],
    ],
    [
      ['Gebärdensprache auf der Bühne statt daneben', 'Sign language on stage instead of beside it'],
      [
        'Ein Ensemble aus {city} besetzt Rollen doppelt. Der VBO fördert drei weitere Produktionen.',
        'An ensemble from {city} casts roles twice. The VBO supports three more productions.',
      ],
    ],
    [
      [
        'Barrieren im Netz: {share} Prozent der Spielpläne bestehen den Test',
        'Barriers online: {share} percent of programs pass the test',
      ],
      [
        'Geprüft wurden Kartenkauf, Termine und Kontakt, mit Tastatur und Vorleseprogramm. Die besten Seiten sind nicht die teuersten.',
        'Tickets, dates and contact were tested by keyboard and screen reader. The best sites are not the most expensive ones.',
      ],
    ],
    [
      ['Ensembles so vielfältig wie ihre Städte', 'Ensembles as diverse as their cities'],
      [
        'Ein Fonds unterstützt {small} Häuser, die anders suchen, besetzen und leiten wollen. Berichtet wird auch über Irrtümer.',
        'A fund supports {small} houses that want to search, cast and lead differently. They report on mistakes as well.',
      ],
    ],
    [
      ['Leichte Sprache im Programmheft', 'Plain language in the program'],
      [
        'Eine Seite genügt: worum es geht, wie lange es dauert, was laut wird. Das Muster dafür ist kostenlos.',
        'One page is enough: what it is about, how long it takes, what will be loud. The model is free.',
      ],
    ],
    [
      ['Kultur hinter der Kliniktür', 'Culture behind the hospital door'],
      [
        '{small} Ensembles spielen regelmäßig in Krankenhäusern und Heimen. Applaus gibt es auch dort, manchmal mit einer Hand.',
        '{small} ensembles play in hospitals and homes regularly. There is applause there, too, sometimes with one hand.',
      ],
    ],
  ],
  facts: [
    [
      'In {share} Prozent der Häuser sind alle öffentlichen Räume ohne Stufen zu erreichen, hinter der Bühne nur in jedem dritten.',
      'In {share} percent of the houses all public rooms are step-free; backstage it is only one in three.',
    ],
    [
      'Eine Vorstellung mit Audiodeskription kostet rund {count} Euro zusätzlich. Wird sie dreimal gezeigt, trägt sie sich fast selbst.',
      'A performance with audio description costs some {count} euros extra. Shown three times, it nearly pays for itself.',
    ],
    [
      'Entwickelt wurde das Angebot mit Menschen, die es brauchen. Sie werden bezahlt wie andere Fachleute.',
      'The offer was developed with people who need it. They are paid like other experts.',
    ],
    [
      'Wer unsicher ist, ruft an: Ein Team des Verbands begleitet Häuser beim ersten Mal bis zum Einlass.',
      'Those who are unsure call: a team of the federation accompanies houses the first time, right up to the door.',
    ],
    [
      'Begleitpersonen haben in allen Häusern der Mitglieder freien Eintritt. Seit diesem Jahr lässt sich das auch online buchen.',
      'Companions are admitted free at all member houses. Since this year it can be booked online as well.',
    ],
  ],
  quotes: [
    [
      'philippa.onwudiwe',
      ['Eine Rampe ist keine Geste. Sie ist ein Eingang.', 'A ramp is not a gesture. It is an entrance.'],
    ],
    [
      'magdalena.tjaden',
      [
        'Wir fragen nicht, wer Hilfe braucht. Wir fragen, was fehlt.',
        'We do not ask who needs help. We ask what is missing.',
      ],
    ],
    [
      'wiebke.harenfeld',
      [
        'Wenn alle hereinkommen, verändert sich auch, was auf der Bühne steht.',
        'When everybody can come in, what is on stage changes, too.',
      ],
    ],
  ],
  pointsTitle: ['Was ein Abend braucht', 'What an evening needs'],
  points: [
    ['Angaben zu Dauer, Lautstärke und Lichteffekten', 'Information on length, volume and light effects'],
    ['Plätze für Rollstühle in jeder Preisgruppe', 'Wheelchair spaces in each price group'],
    ['Höranlage und Übertitel, getestet vor Einlass', 'Hearing loop and surtitles, tested before admission'],
    ['Einen Raum, in dem es still ist', 'A room that is quiet'],
  ],
}

/** Members of the federation in small towns. */
export const towns: PressTopic = {
  category: 'kulturpolitik',
  contact: 'nikolaus.ebbinghoff',
  pictures: ['city-lights', 'stage-floor', 'curtain-red', 'school-rows'],
  entries: [
    [
      [
        'Das Theater als letzter offener Ort am Marktplatz',
        'The theater: the last open place on the market square',
      ],
      [
        'Wo Bank und Gasthaus schließen, bleibt die Bühne. Eine Untersuchung in {small} Kleinstädten zeigt, was an ihr hängt.',
        'Where the bank and the inn close, the stage remains. A study of {small} small towns shows what depends on it.',
      ],
    ],
    [
      ['Mit der Bühne über Land: {small} neue Spielorte', 'Touring the country: {small} new venues'],
      [
        'Scheune, Feuerwehrhaus, Freibad: Die Landesbühnen spielen, wo Platz ist, und bringen den Strom selbst mit.',
        'Barns, fire stations, pools: touring theaters play where there is room and bring their own power.',
      ],
    ],
    [
      ['Bürgerbühnen: Wer im Ort wohnt, steht im Licht', 'Community stages: locals in the light'],
      [
        '{count} Laien haben in dieser Spielzeit mitgespielt. Für viele Häuser ist das inzwischen die vierte Sparte.',
        '{count} amateurs performed this season. For many houses it has become the fourth genre.',
      ],
    ],
    [
      ['Ein Orchester für sieben Kreise', 'One orchestra for seven counties'],
      [
        'In der Region um {city} teilen sich Landkreise ein Ensemble und vereinbaren, wer wann zuhört. Das Modell macht Schule.',
        'Around {city} counties share an ensemble and agree on who listens when. Others follow the model.',
      ],
    ],
    [
      ['Kulturbus fährt weiter', 'The culture bus runs on'],
      [
        'Abholung am Nachmittag, Rückkehr vor Mitternacht: {share} Prozent der Fahrgäste wären sonst nicht gekommen.',
        'Pick-up in the afternoon, back before midnight: {share} percent of passengers would not have come otherwise.',
      ],
    ],
    [
      [
        'Förderkreise: {count} Menschen, die ihr Theater mittragen',
        'Friends’ societies: {count} people who support their theater',
      ],
      [
        'Sie verkaufen Kuchen, schreiben Briefe und überzeugen Stadträte. Der VBO lädt sie zum ersten Treffen ein.',
        'They sell cake, write letters and convince town councils. The VBO invites them to their first meeting.',
      ],
    ],
    [
      [
        'Amateurtheater und Profis: Ein Dach, zwei Spielpläne',
        'Amateurs and professionals: one roof, two programs',
      ],
      [
        '{house} teilt Bühne und Werkstatt mit Vereinen. In {city} hat das die Zahl der Vorstellungen verdoppelt.',
        '{house} shares stage and workshop with local groups. In {city} it has doubled the number of performances.',
      ],
    ],
  ],
  facts: [
    [
      'Vier von zehn Mitgliedern haben ihren Sitz in Orten mit weniger als hunderttausend Menschen. Sie erreichen zusammen mehr Schulklassen als die großen Häuser.',
      'Four in ten members are in places with fewer than a hundred thousand people. Together they reach more school classes than the large houses.',
    ],
    [
      'Ein Gastspiel auf dem Land kostet doppelt so viel wie ein Abend im eigenen Haus und bringt ein Drittel der Einnahmen.',
      'A guest performance in the countryside costs twice as much as an evening at home and earns a third.',
    ],
    [
      'Wo ein Theater ist, bleiben laut Untersuchung {percent} Prozent mehr junge Familien am Ort. Ursache und Wirkung lassen sich dabei nicht sicher trennen.',
      'According to the study {percent} percent more young families stay where there is a theater. Cause and effect cannot be separated with certainty.',
    ],
    [
      'Die Häuser wünschen sich vor allem Planungssicherheit und einen Bus. In dieser Reihenfolge.',
      'What houses want most is certainty and a bus. In that order.',
    ],
    [
      'Zwei Personen beim Verband kümmern sich nur um Mitglieder außerhalb der großen Städte und sind an {small} Tagen im Jahr unterwegs.',
      'Two people at the federation look after members outside the large cities alone and travel on {small} days a year.',
    ],
  ],
  quotes: [
    [
      'nikolaus.ebbinghoff',
      [
        'In einer kleinen Stadt ist jede Premiere ein Stadtgespräch. Davon träumen Metropolen.',
        'In a small town each premiere is the talk of the town. Metropolises dream of that.',
      ],
    ],
    [
      'soraya.kleinschmitz',
      ['Provinz ist, wo man aufhört zu spielen.', 'The provinces are where people stop playing.'],
    ],
    [
      'grace.wintermantel',
      [
        'Wer dreißig Kilometer ins Theater fährt, kommt nicht zufällig.',
        'Nobody drives thirty kilometers to the theater by chance.',
      ],
    ],
  ],
  pointsTitle: ['Was vor Ort hilft', 'What helps on site'],
  points: [
    ['Anfangszeiten nach dem Fahrplan', 'Starting times that fit the timetable'],
    ['Räume, die auch Vereine nutzen dürfen', 'Rooms that local groups may use, too'],
    ['Verträge mit allen Gemeinden der Umgebung', 'Contracts with all municipalities around'],
    ['Eine Person, die jeden Ort persönlich kennt', 'A person who knows every place'],
  ],
}
