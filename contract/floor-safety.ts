/** Least wet DCOF (ANSI A326.3) of level indoor floors that get wet, and of floors outdoors. */
export const WET_DCOF = 0.42;
export const OUTDOOR_DCOF = 0.55;

/** Where a floor is slip-resistant: only dry, also wet on level ground indoors, also outdoors in the rain. */
export type SlipClass = 'dry' | 'wet' | 'outdoor';

export const slipClassOf = (dcof: number): SlipClass => {
  if (dcof >= OUTDOOR_DCOF) return 'outdoor';
  return dcof >= WET_DCOF ? 'wet' : 'dry';
};
