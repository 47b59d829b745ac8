import { neededSteps } from '../steps/steps.tsx';
import type { Step } from '../types.ts';

const names = (isVirtual: boolean): Step[] => neededSteps({ isVirtual }).map(({ name }) => name);

/** The position of a step on the page, from 1. */
export const numberOf = (step: Step, isVirtual = false): number => names(isVirtual).indexOf(step) + 1;

/** Expected states while `open` is open and all steps before `next` are complete: o(pen), d(one) or w(aiting). */
export const expectedStates = (open: Step, next: Step = open, isVirtual = false): string =>
  names(isVirtual)
    .map((name) => (name === open ? 'o' : numberOf(name, isVirtual) < numberOf(next, isVirtual) ? 'd' : 'w'))
    .join('');

/** The states of the steps on the page. */
export const shownStates = (container: Element): string =>
  [...container.querySelectorAll('section[data-state]')]
    .map((section) => section.getAttribute('data-state')?.[0])
    .join('');
