import type { Language } from './stores/types.ts';

type Words = Readonly<
  Record<
    | 'showroom'
    | 'street'
    | 'postcode'
    | 'feedback'
    | 'message'
    | 'experience'
    | 'reviewTitle'
    | 'review'
    | 'askedFor'
    | 'quoteMessage'
    | 'quoteShipping'
    | 'orderRefused'
    | 'claimRefused'
    | 'tradeRefused'
    | 'certificateRefused'
    | 'quoteRefused',
    string
  >
>;

/** What the made-up people of the mail set say, and where they meet: mails for a showroom are in French in Québec alone. */
export const sampleWords: Readonly<Record<Language, Words>> = {
  en: {
    showroom: 'Toronto',
    street: '12 Kiln Street',
    postcode: 'M6N 1A1',
    feedback: 'The sample was darker than the picture.\nThe tile is lovely all the same.',
    message: 'A hall of 40 sq ft, heated, on plywood.\n\nWill it hold?',
    experience: 'I ran the bridge crane at Quarryside.\n\nForklift card until 2029.',
    reviewTitle: 'Darker than on my screen, and lovely',
    review: 'A hall of 40 sq ft. No two pieces are alike.\n\nThe boxes came whole.',
    askedFor: 'A lobby in Toronto, on two floors.',
    quoteMessage: 'All three come from one lot.',
    quoteShipping: 'In one delivery, in the week of July 6.',
    orderRefused: 'Please wait until the plan of the second floor is final.',
    claimRefused: 'The pieces in your photographs are cut, and the breaks begin at the cuts.',
    tradeRefused: 'The licence number belongs to another company.',
    certificateRefused: 'The certificate has expired.',
    quoteRefused: 'The lot is sold, and no other is on its way.',
  },
  fr: {
    showroom: 'Laval',
    street: '12, rue de la Montagne',
    postcode: 'H7A 1A1',
    feedback: 'L’échantillon était plus foncé que la photo.\nLe carreau est beau quand même.',
    message: 'Une entrée de 40 pi², chauffée, sur contreplaqué.\n\nEst-ce que ça tiendra?',
    experience: 'J’ai conduit le pont roulant chez Carrière du Nord.\n\nCarte de cariste valide jusqu’en 2029.',
    reviewTitle: 'Plus foncé qu’à l’écran, et très beau',
    review: 'Une entrée de 40 pi². Pas deux pièces pareilles.\n\nLes boîtes sont arrivées intactes.',
    askedFor: 'Un hall à Laval, sur deux étages.',
    quoteMessage: 'Les trois viennent d’un seul lot.',
    quoteShipping: 'En une seule livraison, la semaine du 6 juillet.',
    orderRefused: 'Attendez que le plan du deuxième étage soit définitif.',
    claimRefused: 'Les pièces de vos photos sont coupées, et les cassures partent des coupes.',
    tradeRefused: 'Le numéro de licence est celui d’une autre entreprise.',
    certificateRefused: 'Le certificat est expiré.',
    quoteRefused: 'Le lot est vendu, et aucun autre n’est attendu.',
  },
};
