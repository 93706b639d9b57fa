export const isTouch = matchMedia('(pointer: coarse)').matches;
