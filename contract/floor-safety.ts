/** Least wet DCOF (ANSI A326.3) of level indoor floors that get wet, and of floors outdoors. */
export const WET_DCOF = 0.42;
export const OUTDOOR_DCOF = 0.55;

/** Conditions in which a floor is slip-resistant: dry only, wet and level indoors, or outdoors in the rain. */
export type SlipClass = 'dry' | 'wet' | 'outdoor';

export const slipClassOf = (dcof: number): SlipClass => {
  if (dcof >= OUTDOOR_DCOF) return 'outdoor';
  return dcof >= WET_DCOF ? 'wet' : 'dry';
};
