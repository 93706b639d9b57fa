/** Whether a finger points, as on a phone. */
export const isTouch = matchMedia('(pointer: coarse)').matches;
