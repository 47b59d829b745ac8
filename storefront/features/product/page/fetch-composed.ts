/** Few products ask for anything: no other page brings this code, or its messages. */
export const fetchComposed = () => import('../composed/composed-panel.tsx');
